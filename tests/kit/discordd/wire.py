"""How each thing of the world is written in Discord's JSON.

Changes nothing and decides nothing.
"""

from tests.kit.discordd.snowflakes import iso
from tests.kit.discordd.things import (
    DM,
    EVERYTHING,
    WELCOME,
    Channel,
    Guild,
    Interaction,
    JsonObject,
    Member,
    Message,
    User,
)


def user_json(user: User) -> JsonObject:
    return {
        "id": str(user.id),
        "username": user.username,
        "global_name": user.global_name,
        "discriminator": "0",
        "avatar": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
        "public_flags": 0,
        "clan": None,
        **({"bot": True} if user.bot else {}),
    }


def member_json(member: Member) -> JsonObject:
    return {
        "user": user_json(member.user),
        "nick": member.nick,
        "avatar": None,
        "banner": None,
        "roles": [],
        "joined_at": iso(member.joined_ms),
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "unusual_dm_activity_until": None,
    }


def channel_json(channel: Channel, bot: User) -> JsonObject:
    if channel.is_thread:
        return thread_json(channel)
    if channel.kind == DM:
        return {
            "id": str(channel.id),
            "type": DM,
            "last_message_id": None,
            "flags": 0,
            "recipients": [user_json(channel.recipient)] if channel.recipient else [],
        }
    return {
        "id": str(channel.id),
        "type": channel.kind,
        "guild_id": str(channel.guild.id) if channel.guild else None,
        "name": channel.name,
        "topic": None,
        "position": 0,
        "nsfw": False,
        "flags": 0,
        "parent_id": None,
        "last_message_id": str(channel.last.id) if channel.messages else None,
        "rate_limit_per_user": 0,
        "permission_overwrites": _overwrites(channel, bot),
    }


def _overwrites(channel: Channel, bot: User) -> list[JsonObject]:
    if channel.own_permissions is None:
        return []
    allow, deny = channel.own_permissions, EVERYTHING & ~channel.own_permissions
    return [{"id": str(bot.id), "type": 1, "allow": str(allow), "deny": str(deny)}]


def thread_json(thread: Channel) -> JsonObject:
    count = len(thread.messages)
    return {
        "id": str(thread.id),
        "type": thread.kind,
        "guild_id": str(thread.guild.id) if thread.guild else None,
        "parent_id": str(thread.parent.id) if thread.parent else None,
        "owner_id": str(thread.owner_id),
        "name": thread.name,
        "last_message_id": str(thread.last.id) if count else None,
        "message_count": count,
        "member_count": 1,
        "total_message_sent": count,
        "rate_limit_per_user": 0,
        "flags": 0,
        "thread_metadata": {
            "archived": thread.archived,
            "locked": thread.locked,
            "auto_archive_duration": thread.auto_archive_min,
            "archive_timestamp": iso(thread.changed_ms),
            "create_timestamp": iso(thread.changed_ms),
        },
    }


def guild_json(guild: Guild, bot: User) -> JsonObject:
    """A whole GUILD_CREATE; of the members only the bot, as without the members intent."""
    everyone = {
        "id": str(guild.id),
        "name": "@everyone",
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": 0,
        "permissions": str(WELCOME),
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    channels = guild.channels.values()
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "splash": None,
        "banner": None,
        "description": None,
        "owner_id": "1",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 1,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "preferred_locale": guild.locale,
        "features": list(guild.features),
        "member_count": len(guild.members),
        "joined_at": iso(guild.members[bot.id].joined_ms),
        "large": False,
        "unavailable": False,
        "roles": [everyone],
        "emojis": [],
        "stickers": [],
        "channels": [channel_json(channel, bot) for channel in channels if not channel.is_thread],
        "threads": [thread_json(channel) for channel in channels if channel.is_thread and not channel.archived],
        "members": [member_json(guild.members[bot.id])],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def message_json(message: Message) -> JsonObject:
    shown: JsonObject = {
        "id": str(message.id),
        "channel_id": str(message.channel.id),
        "type": 19 if message.reference and message.metadata is None else 20 if message.metadata else 0,
        "author": user_json(message.author),
        "content": message.content,
        "embeds": message.embeds,
        "components": message.components,
        "attachments": message.attachments,
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
        "pinned": False,
        "tts": False,
        "flags": message.flags,
        "timestamp": iso(message.created_ms),
        "edited_timestamp": iso(message.edited_ms) if message.edited_ms else None,
        "application_id": str(message.author.id),
    }
    if message.nonce is not None:
        shown["nonce"] = message.nonce
    if message.reference is not None:
        shown["message_reference"] = message.reference
    if message.metadata is not None:
        shown["interaction_metadata"] = message.metadata
    return shown


def interaction_json(interaction: Interaction, inner: JsonObject, bot: User) -> JsonObject:
    """An INTERACTION_CREATE; `inner` is its `data`."""
    channel, guild, user = interaction.channel, interaction.channel.guild, interaction.user
    shown: JsonObject = {
        "id": str(interaction.id),
        "application_id": str(bot.id),
        "type": interaction.kind,
        "token": interaction.token,
        "version": 1,
        "data": inner,
        "channel_id": str(channel.id),
        "channel": {**channel_json(channel, bot), "permissions": str(WELCOME)},
        "locale": user.locale,
        "app_permissions": str(channel.app_permissions),
        "attachment_size_limit": 10 * 1024 * 1024,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "context": 0 if guild else 1,
        "authorizing_integration_owners": {"0": str(guild.id) if guild else "0"},
    }
    if interaction.source is not None:
        shown["message"] = message_json(interaction.source)
    if guild is None:
        shown["user"] = user_json(user)
        return shown
    member = guild.members[user.id]
    shown["member"] = {**member_json(member), "permissions": str(member.permissions)}
    shown["guild_id"] = str(guild.id)
    shown["guild_locale"] = guild.locale
    shown["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": list(guild.features)}
    return shown
