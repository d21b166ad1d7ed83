<?php
/**
 * The object cache itself: the values of the request, in front of Redis.
 *
 * @package SvcHost
 */

declare( strict_types=1 );

/** Does what core's own class does, but for all requests. Without Redis nothing works, so that no test passes by chance. */
final class WP_Object_Cache {

	/** In one step, so that no count is lost. As in core, what is no number counts as 0, and nothing is below 0. */
	private const CHANGE = <<<'LUA'
		local kept = redis.call( 'GET', KEYS[1] )
		if not kept then return false end
		local number = tonumber( kept ) or tonumber( string.match( kept, '^s:%d+:"(%-?%d+)";$' ) or 0 )
		number = math.max( 0, number + ARGV[1] )
		redis.call( 'SET', KEYS[1], string.format( '%.0f', number ), 'KEEPTTL' )
		return number
		LUA;

	public int $cache_hits   = 0;
	public int $cache_misses = 0;

	/** @var array<string, true> The network's, whatever site is current. */
	public array $global_groups = array();

	/** @var array<string, true> Those that end with the request. */
	private array $brief_groups = array();

	/** @var array<string, mixed> What this request has seen, by the name in Redis. */
	private array $seen = array();

	private int $blog_id;

	private readonly Redis $redis;

	public function __construct( string $socket ) {
		$this->blog_id = get_current_blog_id();
		$this->redis   = new Redis();
		$this->redis->pconnect( $socket );
		$this->redis->setOption( Redis::OPT_SCAN, Redis::SCAN_RETRY );
	}

	/** @param bool $force Asks Redis again for what this request has seen. */
	public function get( mixed $key, mixed $group, bool $force, mixed &$found ): mixed {
		$found = false;
		if ( ! self::is_valid( $key ) ) {
			return false;
		}
		$name = $this->name( $key, $group );
		$this->see( array( $name ), $group, $force );
		return $this->seen( $name, $found );
	}

	/** @return array<array-key, mixed> */
	public function get_multiple( array $keys, mixed $group, bool $force ): array {
		$names = array();
		foreach ( array_filter( $keys, self::is_valid( ... ) ) as $key ) {
			$names[ $key ] = $this->name( $key, $group );
		}
		$this->see( array_values( $names ), $group, $force );
		return array_map( fn ( string $name ): mixed => $this->seen( $name ), $names ) + array_fill_keys( $keys, false );
	}

	public function add( mixed $key, mixed $value, mixed $group, int $seconds ): bool {
		return ! wp_suspend_cache_addition() && $this->store( $key, $value, $group, $seconds, 'nx' );
	}

	public function replace( mixed $key, mixed $value, mixed $group, int $seconds ): bool {
		return $this->store( $key, $value, $group, $seconds, 'xx' );
	}

	public function set( mixed $key, mixed $value, mixed $group, int $seconds ): bool {
		return $this->store( $key, $value, $group, $seconds );
	}

	public function delete( mixed $key, mixed $group ): bool {
		if ( ! self::is_valid( $key ) ) {
			return false;
		}
		$name   = $this->name( $key, $group );
		$is_had = $this->is_brief( $group ) ? array_key_exists( $name, $this->seen ) : $this->redis->unlink( $name ) > 0;
		unset( $this->seen[ $name ] );
		return $is_had;
	}

	public function change( mixed $key, int $by, mixed $group ): int|false {
		if ( ! self::is_valid( $key ) ) {
			return false;
		}
		$name   = $this->name( $key, $group );
		$number = $this->is_brief( $group ) ? $this->brief_change( $name, $by ) : $this->redis->eval( self::CHANGE, array( $name, $by ), 1 );
		if ( false !== $number ) {
			$this->seen[ $name ] = $number;
		}
		return $number;
	}

	public function flush(): bool {
		$this->seen = array();
		return $this->redis->flushDB();
	}

	public function flush_runtime(): bool {
		$this->seen = array();
		return true;
	}

	/** On all sites, as core does it. */
	public function flush_group( mixed $group ): bool {
		$start      = self::start( $group );
		$this->seen = array_filter( $this->seen, static fn ( string $name ): bool => ! str_starts_with( $name, $start ), ARRAY_FILTER_USE_KEY );
		$cursor     = null;
		for ( ; ; ) {
			$names = $this->redis->scan( $cursor, "$start*", 1000 );
			if ( false === $names ) {
				return true;
			}
			$this->redis->unlink( $names );
		}
	}

	/** @param array<array-key, mixed> $groups */
	public function add_global_groups( array $groups ): void {
		$this->global_groups += array_fill_keys( $groups, true );
	}

	/** @param array<array-key, mixed> $groups */
	public function add_non_persistent_groups( array $groups ): void {
		$this->brief_groups += array_fill_keys( $groups, true );
	}

	public function switch_to_blog( int $blog_id ): void {
		$this->blog_id = $blog_id;
	}

	/** @param string|null $condition 'nx': only where there is nothing yet; 'xx': only where there is something. */
	private function store( mixed $key, mixed $value, mixed $group, int $seconds, ?string $condition = null ): bool {
		if ( ! self::is_valid( $key ) ) {
			return false;
		}
		$name    = $this->name( $key, $group );
		$options = array_filter( array( $condition, 'ex' => max( 0, $seconds ) ) );
		$is_kept = $this->is_brief( $group )
			? null === $condition || array_key_exists( $name, $this->seen ) === ( 'xx' === $condition )
			: $this->redis->set( $name, self::packed( $value ), $options );
		if ( $is_kept ) {
			$this->seen[ $name ] = self::copy( $value );
		}
		return (bool) $is_kept;
	}

	/** @param list<string> $names */
	private function see( array $names, mixed $group, bool $force ): void {
		$unseen = $force ? $names : array_values( array_filter( $names, fn ( string $name ): bool => ! array_key_exists( $name, $this->seen ) ) );
		if ( array() === $unseen || $this->is_brief( $group ) ) {
			return;
		}
		foreach ( array_combine( $unseen, $this->redis->mGet( $unseen ) ) as $name => $kept ) {
			unset( $this->seen[ $name ] );
			if ( false !== $kept ) {
				$this->seen[ $name ] = self::unpacked( $kept );
			}
		}
	}

	private function seen( string $name, mixed &$found = null ): mixed {
		$found = array_key_exists( $name, $this->seen );
		++$this->{ $found ? 'cache_hits' : 'cache_misses' };
		return $found ? self::copy( $this->seen[ $name ] ) : false;
	}

	private function brief_change( string $name, int $by ): int|false {
		if ( ! array_key_exists( $name, $this->seen ) ) {
			return false;
		}
		return max( 0, ( is_numeric( $this->seen[ $name ] ) ? (int) $this->seen[ $name ] : 0 ) + $by );
	}

	private function name( mixed $key, mixed $group ): string {
		$blog_id = is_multisite() && ! isset( $this->global_groups[ self::group( $group ) ] ) ? $this->blog_id : '';
		return self::start( $group ) . "$blog_id:$key";
	}

	/** The prefix of all keys of a group; encoded, so that no character has a meaning in a pattern. */
	private static function start( mixed $group ): string {
		return rawurlencode( self::group( $group ) ) . ':';
	}

	private function is_brief( mixed $group ): bool {
		return isset( $this->brief_groups[ self::group( $group ) ] );
	}

	private static function group( mixed $group ): string {
		return empty( $group ) ? 'default' : (string) $group;
	}

	private static function is_valid( mixed $key ): bool {
		return is_int( $key ) || ( is_string( $key ) && '' !== trim( $key ) );
	}

	private static function copy( mixed $value ): mixed {
		return is_object( $value ) ? clone $value : $value;
	}

	/** Whole numbers as Redis can count them. */
	private static function packed( mixed $value ): string {
		return is_int( $value ) ? (string) $value : serialize( $value );
	}

	private static function unpacked( string $kept ): mixed {
		return 1 === preg_match( '/^-?\d+$/D', $kept ) ? (int) $kept : unserialize( $kept );
	}
}
