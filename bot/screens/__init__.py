"""What people see, as plain values: state and language in, `Screen` out. Knows no Discord and no store."""
