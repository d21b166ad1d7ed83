<?php
/**
 * Reads the database after a write that was killed: a line of JSON for each line of JSON.
 *
 * @package SvcKill
 */

declare( strict_types=1 );

namespace SvcKill;

require __DIR__ . '/wordpress.php';

$lane = null;
while ( true ) {
	$line = fgets( STDIN );
	if ( false === $line ) {
		exit;
	}
	$asked = json_decode( $line, true );
	wp_cache_flush();
	$lane ??= isset( $asked['lane'] ) ? new Lane( $asked['lane'] ) : null;
	say( 'prepare' === $asked['do'] ? prepare( $asked['lanes'] ) : $lane->{$asked['do']}( $asked ) );
}

/** Switches the builder on, and creates an account and posts for each lane alone. */
function prepare( int $lanes ): array {
	$made = array();
	foreach ( is_multisite() ? array( 1, 2 ) : array( 1 ) as $site ) {
		is_multisite() && switch_to_blog( $site );
		update_option( 'svc_fixture_builder', 1, true );
		is_multisite() && restore_current_blog();
	}
	for ( $number = 0; $number < $lanes; $number++ ) {
		$name   = 'kill' . $number . 'x' . time();
		$user   = wp_insert_user(
			array(
				'user_login' => $name,
				'user_pass'  => $name,
				'user_email' => "$name@example.org",
				'role'       => 'subscriber',
			)
		);
		$made[] = array(
			'user'  => $user,
			'posts' => array_map( __NAMESPACE__ . '\make_post', range( 0, 4 ) ),
			'there' => is_multisite() ? post_there() : null,
		);
	}
	return $made;
}

function make_post( int $number ): int {
	return wp_insert_post(
		array(
			'post_title'  => "Kill $number",
			'post_status' => 'publish',
		)
	);
}

function post_there(): int {
	switch_to_blog( 2 );
	$id = make_post( 9 );
	restore_current_blog();
	return $id;
}

/** Rows of lanes are adjacent: if two transactions wait for each other, the database rolls one back. */
function insist( string $sql ): void {
	global $wpdb;
	for ( $tries = 1; false === $wpdb->query( $sql ); $tries++ ) {
		if ( 10 === $tries ) {
			throw new \RuntimeException( "$wpdb->last_error: $sql" );
		}
	}
}

/** The database rows of an account and its posts: not read by the plugin, which might repair them. */
final class Lane {

	private readonly int $user;

	/** @var list<array{string, int}> Tables of post meta and posts. */
	private array $watched;

	/** @param array{user: int, posts: list<int>, there: int|null} $lane */
	public function __construct( private readonly array $lane ) {
		global $wpdb;
		$this->user    = $lane['user'];
		$this->watched = array_map( static fn ( int $id ): array => array( "{$wpdb->base_prefix}postmeta", $id ), $lane['posts'] );
		if ( null !== $lane['there'] ) {
			$this->watched[] = array( "{$wpdb->base_prefix}2_postmeta", $lane['there'] );
		}
		wp_set_current_user( $this->user );
	}

	/** Two bookmarks to start from, one in a collection of its own. */
	public function start(): array {
		ask( 'POST', 'bookmarks', array( 'post_id' => $this->lane['posts'][0] ) );
		ask(
			'POST',
			'bookmarks',
			array(
				'post_id'    => $this->lane['posts'][1],
				'collection' => 'Ideas',
			)
		);
		list( , $list ) = ask( 'GET', 'bookmarks' );
		return array(
			'rows'  => $this->rows(),
			'first' => $list['data'][1]['id'],
		);
	}

	/** The account's bookmarks in all four places. */
	public function state(): array {
		$rows      = $this->rows();
		$values    = static fn ( string $key ): array => array_values( array_map( static fn ( array $row ): mixed => maybe_unserialize( $row['meta_value'] ), array_filter( $rows['user'], static fn ( array $row ): bool => $key === $row['meta_key'] ) ) );
		$list      = $values( '_svc_bookmarks' )[0] ?? array();
		$bookmarks = array();
		foreach ( $list['bookmarks'] ?? array() as $bookmark ) {
			$bookmarks[ "{$bookmark['site_id']}:{$bookmark['post_id']}" ] = $bookmark['collection_id'];
		}
		ksort( $bookmarks );
		$marks = array();
		foreach ( $this->watched as $index => list( , $post ) ) {
			$of = static fn ( string $key ): mixed => maybe_unserialize( array_column( $rows['posts'][ $index ], 'meta_value', 'meta_key' )[ $key ] ?? '' );

			$marks[ ( $index < 5 ? 1 : 2 ) . ":$post" ] = array( array_values( (array) ( $of( '_user_wished' ) ?: array() ) ), (int) $of( 'post_wish_count' ) );
		}
		return array(
			'bookmarks'   => $bookmarks,
			'collections' => array_column( $list['collections'] ?? array(), 'name' ),
			'wishes'      => array_values( $values( '_wished_posts' )[0] ?? array() ),
			'marks'       => $marks,
			'rows'        => count( $rows['user'] ),
			'faults'      => $this->faults( $bookmarks, $values( '_wished_posts' )[0] ?? array(), $marks ),
		);
	}

	/** The next write, and how long it takes. */
	public function next(): array {
		$begin          = hrtime( true );
		list( $status ) = ask( 'POST', 'bookmarks', array( 'post_id' => $this->lane['posts'][4] ) );
		$took           = ( hrtime( true ) - $begin ) / 1e6;
		wp_cache_flush();
		$state = $this->state();
		return array(
			'status' => $status,
			'took'   => $took,
			'there'  => in_array( $this->lane['posts'][4], $state['wishes'], true ),
			'faults' => $state['faults'],
		);
	}

	/** Writes the initial rows, or none, bypassing plugin and caches. */
	public function reset( array $asked ): array {
		global $wpdb;
		if ( $asked['isFirst'] ) {
			insist( $wpdb->prepare( "DELETE FROM {$wpdb->base_prefix}svc_state WHERE name = %s", "lock:bookmarks:$this->user" ) );
			$asked['rows'] = array(
				'user'  => array(),
				'posts' => array_fill( 0, count( $this->watched ), array() ),
			);
		}
		insist( $wpdb->prepare( "DELETE FROM $wpdb->usermeta WHERE user_id = %d AND meta_key IN ('_svc_bookmarks', '_wished_posts')", $this->user ) );
		foreach ( $asked['rows']['user'] as $row ) {
			insist( $wpdb->prepare( "INSERT INTO $wpdb->usermeta (user_id, meta_key, meta_value) VALUES (%d, %s, %s)", $this->user, $row['meta_key'], $row['meta_value'] ) );
		}
		foreach ( $this->watched as $index => list( $table, $post ) ) {
			insist( $wpdb->prepare( "DELETE FROM $table WHERE post_id = %d AND meta_key IN ('_user_wished', 'post_wish_count')", $post ) );
			foreach ( $asked['rows']['posts'][ $index ] as $row ) {
				insist( $wpdb->prepare( "INSERT INTO $table (post_id, meta_key, meta_value) VALUES (%d, %s, %s)", $post, $row['meta_key'], $row['meta_value'] ) );
			}
		}
		return array( 'state' => $this->state() );
	}

	/** @return array{user: list<array<string, string>>, posts: list<list<array<string, string>>>} */
	private function rows(): array {
		global $wpdb;
		return array(
			'user'  => $wpdb->get_results( $wpdb->prepare( "SELECT meta_key, meta_value FROM $wpdb->usermeta WHERE user_id = %d AND meta_key IN ('_svc_bookmarks', '_wished_posts') ORDER BY umeta_id", $this->user ), ARRAY_A ),
			'posts' => array_map(
				static fn ( array $post ): array => $wpdb->get_results( $wpdb->prepare( "SELECT meta_key, meta_value FROM {$post[0]} WHERE post_id = %d AND meta_key IN ('_user_wished', 'post_wish_count') ORDER BY meta_id DESC", $post[1] ), ARRAY_A ),
				$this->watched
			),
		);
	}

	/** @return list<string> Where two of the places say different things. */
	private function faults( array $bookmarks, array $wishes, array $marks ): array {
		$faults = array();
		$main   = array_filter( array_keys( $bookmarks ), static fn ( string $place ): bool => str_starts_with( $place, '1:' ) );
		$wished = array_map( static fn ( int $id ): string => "1:$id", array_values( $wishes ) );
		if ( array() !== array_diff( $main, $wished ) || array() !== array_diff( $wished, $main ) ) {
			$faults[] = 'bookmarks ' . implode( ' ', $main ) . ' but wishlist ' . implode( ' ', $wished );
		}
		foreach ( $marks as $place => list( $users, $count ) ) {
			if ( isset( $bookmarks[ $place ] ) !== in_array( $this->user, $users, true ) ) {
				$faults[] = "bookmark and mark of $place differ";
			}
			if ( count( $users ) !== $count ) {
				$faults[] = "$place has a count of $count and " . count( $users ) . ' marks';
			}
		}
		return $faults;
	}
}
