<?php
/**
 * WordPress's object cache API, kept in the host's own Redis. For local hosts only.
 *
 * @package SvcHost
 */

declare( strict_types=1 );

// A link in wp-content: this is the folder that it points into.
require_once __DIR__ . '/redis-object-cache.php';

function wp_cache_init(): void {
	$GLOBALS['wp_object_cache'] = new WP_Object_Cache( SVC_REDIS_SOCKET );
}

function wp_cache_close(): bool {
	return true;
}

function wp_cache_supports( mixed $feature ): bool {
	return in_array( $feature, array( 'add_multiple', 'set_multiple', 'get_multiple', 'delete_multiple', 'flush_runtime', 'flush_group' ), true );
}

function wp_cache_get( mixed $key, mixed $group = '', mixed $force = false, mixed &$found = null ): mixed {
	return $GLOBALS['wp_object_cache']->get( $key, $group, (bool) $force, $found );
}

function wp_cache_get_multiple( mixed $keys, mixed $group = '', mixed $force = false ): array {
	return $GLOBALS['wp_object_cache']->get_multiple( (array) $keys, $group, (bool) $force );
}

function wp_cache_add( mixed $key, mixed $data, mixed $group = '', mixed $expire = 0 ): bool {
	return $GLOBALS['wp_object_cache']->add( $key, $data, $group, (int) $expire );
}

function wp_cache_set( mixed $key, mixed $data, mixed $group = '', mixed $expire = 0 ): bool {
	return $GLOBALS['wp_object_cache']->set( $key, $data, $group, (int) $expire );
}

function wp_cache_replace( mixed $key, mixed $data, mixed $group = '', mixed $expire = 0 ): bool {
	return $GLOBALS['wp_object_cache']->replace( $key, $data, $group, (int) $expire );
}

function wp_cache_delete( mixed $key, mixed $group = '' ): bool {
	return $GLOBALS['wp_object_cache']->delete( $key, $group );
}

/** @return array<array-key, bool> */
function wp_cache_add_multiple( array $data, mixed $group = '', mixed $expire = 0 ): array {
	return svc_cache_each( $data, static fn ( mixed $value, mixed $key ): bool => wp_cache_add( $key, $value, $group, $expire ) );
}

/** @return array<array-key, bool> */
function wp_cache_set_multiple( array $data, mixed $group = '', mixed $expire = 0 ): array {
	return svc_cache_each( $data, static fn ( mixed $value, mixed $key ): bool => wp_cache_set( $key, $value, $group, $expire ) );
}

/** @return array<array-key, bool> */
function wp_cache_delete_multiple( array $keys, mixed $group = '' ): array {
	return svc_cache_each( array_flip( $keys ), static fn ( mixed $place, mixed $key ): bool => wp_cache_delete( $key, $group ) );
}

/**
 * @param callable(mixed, array-key): bool $write
 * @return array<array-key, bool>
 */
function svc_cache_each( array $values, callable $write ): array {
	$keys = array_keys( $values );
	return array_combine( $keys, array_map( $write, $values, $keys ) );
}

function wp_cache_incr( mixed $key, mixed $offset = 1, mixed $group = '' ): int|false {
	return $GLOBALS['wp_object_cache']->change( $key, (int) $offset, $group );
}

function wp_cache_decr( mixed $key, mixed $offset = 1, mixed $group = '' ): int|false {
	return $GLOBALS['wp_object_cache']->change( $key, -(int) $offset, $group );
}

function wp_cache_flush(): bool {
	return $GLOBALS['wp_object_cache']->flush();
}

function wp_cache_flush_runtime(): bool {
	return $GLOBALS['wp_object_cache']->flush_runtime();
}

function wp_cache_flush_group( mixed $group ): bool {
	return $GLOBALS['wp_object_cache']->flush_group( $group );
}

function wp_cache_add_global_groups( mixed $groups ): void {
	$GLOBALS['wp_object_cache']->add_global_groups( (array) $groups );
}

function wp_cache_add_non_persistent_groups( mixed $groups ): void {
	$GLOBALS['wp_object_cache']->add_non_persistent_groups( (array) $groups );
}

function wp_cache_switch_to_blog( mixed $blog_id ): void {
	$GLOBALS['wp_object_cache']->switch_to_blog( (int) $blog_id );
}
