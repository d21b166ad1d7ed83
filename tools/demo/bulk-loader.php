<?php
/**
 * @package SvcDemo
 */

declare( strict_types=1 );

namespace SvcDemo;

/** Accounts by multi-row INSERTs, profiles by the product's bulk operation. */
final class Bulk_Loader {

	public int $created = 0;

	public int $skipped = 0;

	/** @var array<string, int> User IDs by login, of everybody so far: managers are among them. */
	private array $ids = array();

	public function __construct( private readonly string $hash ) {}

	/** @param list<array<string, mixed>> $people */
	public function load( array $people ): void {
		$known  = $this->find( $people );
		$new    = array_values(
			array_filter( $people, static fn ( array $person ): bool => ! isset( $known[ $person['account']['login'] ] ) )
		);
		$this->ids += $known;
		if ( array() !== $new ) {
			$this->add_accounts( $new );
			$this->ids += $this->find( $new );
			$this->add_meta( $new );
			$this->add_profiles( $new );
		}
		$this->created += count( $new );
		$this->skipped += count( $people ) - count( $new );
	}

	/** @return array<string, int> */
	private function find( array $people ): array {
		global $wpdb;
		if ( array() === $people ) {
			return array();
		}
		$logins = array_map( static fn ( array $person ): string => $person['account']['login'], $people );
		$marks  = implode( ',', array_fill( 0, count( $logins ), '%s' ) );
		$rows   = $wpdb->get_results( $wpdb->prepare( "SELECT ID, user_login FROM {$wpdb->users} WHERE user_login IN ({$marks})", $logins ) );
		return array_map( 'intval', array_column( $rows, 'ID', 'user_login' ) );
	}

	private function add_accounts( array $people ): void {
		global $wpdb;
		$rows = array();
		foreach ( $people as $person ) {
			$account = $person['account'];
			$rows[]  = array(
				$account['login'],
				$this->hash,
				sanitize_title( $account['login'] ),
				$account['email'],
				'2026-01-05 09:00:00',
				$account['display_name'],
			);
		}
		$this->insert( $wpdb->users, array( 'user_login', 'user_pass', 'user_nicename', 'user_email', 'user_registered', 'display_name' ), $rows );
	}

	private function add_meta( array $people ): void {
		global $wpdb;
		$rows = array();
		foreach ( $people as $person ) {
			$meta = array(
				'nickname'                         => $person['account']['login'],
				'first_name'                       => $person['profile']['first_name'],
				'last_name'                        => $person['profile']['last_name'],
				$wpdb->prefix . 'capabilities'     => array( 'subscriber' => true ),
				$wpdb->prefix . 'user_level'       => '0',
			) + intranet_meta( $person );
			foreach ( $meta as $key => $value ) {
				$rows[] = array( $this->ids[ $person['account']['login'] ], $key, maybe_serialize( $value ) );
			}
		}
		$this->insert( $wpdb->usermeta, array( 'user_id', 'meta_key', 'meta_value' ), $rows );
	}

	private function add_profiles( array $people ): void {
	}

	/** @param list<list<scalar>> $rows */
	private function insert( string $table, array $columns, array $rows ): void {
		global $wpdb;
		$mark = '(' . implode( ',', array_fill( 0, count( $columns ), '%s' ) ) . ')';
		foreach ( array_chunk( $rows, 1000 ) as $part ) {
			$wpdb->query(
				$wpdb->prepare(
					"INSERT INTO {$table} (" . implode( ',', $columns ) . ') VALUES ' . implode( ',', array_fill( 0, count( $part ), $mark ) ),
					array_merge( ...$part )
				)
			);
			if ( '' !== $wpdb->last_error ) {
				throw new \RuntimeException( $wpdb->last_error );
			}
		}
	}
}
