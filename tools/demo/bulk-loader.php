<?php
/**
 * Accounts by INSERTs of many rows, profiles by the product's bulk operation.
 *
 * @package SvcDemo
 */

declare( strict_types=1 );

namespace SvcDemo;

use Svc\Plugin;
use Svc\Users\Fields\Role;
use Svc\Users\Storage\Profile;

final class BulkLoader {

	public int $created = 0;

	public int $skipped = 0;

	/** @var array<string, int> User IDs by login, of all so far: managers are among them. */
	private array $ids = array();

	public function __construct(
		private readonly Plugin $plugin,
		private readonly string $password_hash,
	) {}

	/** All of them or, if one fails, none. */
	public function load( array $people ): void {
		if ( array() === $people ) {
			return;
		}
		$known      = $this->find( $people );
		$new        = array_values( array_filter( $people, static fn ( array $person ): bool => ! isset( $known[ $person['account']['login'] ] ) ) );
		$this->ids += $known;
		if ( array() !== $new ) {
			$this->plugin->database->exclusively( 'profiles', fn () => $this->add( $new ) );
		}
		$this->created += count( $new );
		$this->skipped += count( $known );
	}

	private function add( array $people ): void {
		$this->add_accounts( $people );
		$this->ids = array_replace( $this->ids, $this->find( $people ) );
		$this->add_meta( $people );
		$this->plugin->users->services->row_writer()->insert_many( array_map( array( $this, 'profile' ), $people ) );
	}

	/** @return array<string, int> */
	private function find( array $people ): array {
		$logins = array_map( static fn ( array $person ): string => $person['account']['login'], $people );
		$marks  = implode( ',', array_fill( 0, count( $logins ), '%s' ) );
		$rows   = $this->plugin->database->rows( "SELECT ID, user_login FROM %i WHERE user_login IN ($marks)", $this->plugin->database->wpdb->users, ...$logins );
		return array_map( 'intval', array_column( $rows, 'ID', 'user_login' ) );
	}

	private function add_accounts( array $people ): void {
		$rows = array();
		foreach ( array_column( $people, 'account' ) as $account ) {
			$rows[] = array(
				'user_login'      => $account['login'],
				'user_pass'       => $this->password_hash,
				'user_nicename'   => sanitize_title( $account['login'] ),
				'user_email'      => $account['email'],
				'user_registered' => '2026-01-05 09:00:00',
				'display_name'    => $account['display_name'],
			);
		}
		$this->insert( $this->plugin->database->wpdb->users, $rows );
	}

	private function add_meta( array $people ): void {
		$rows = array();
		foreach ( $people as $person ) {
			foreach ( $this->meta( $person ) as $key => $value ) {
				$rows[] = array(
					'user_id'    => $this->id( $person ),
					'meta_key'   => $key,
					'meta_value' => maybe_serialize( $value ),
				);
			}
		}
		$this->insert( $this->plugin->database->wpdb->usermeta, $rows );
	}

	/** @return array<string, mixed> */
	private function meta( array $person ): array {
		$prefix = $this->plugin->database->wpdb->prefix;
		$facts  = array(
			'svc_intranet_department' => $person['profile']['meta']['svc_department'],
			'svc_intranet_reports_to' => (string) $this->manager_id( $person ),
		);
		return array(
			'nickname'               => $person['account']['login'],
			'first_name'             => $person['profile']['first_name'],
			'last_name'              => $person['profile']['last_name'],
			'rich_editing'           => 'true',
			"{$prefix}capabilities"  => array( 'subscriber' => true ),
			"{$prefix}user_level"    => '0',
		) + array_filter( $facts ) + intranet_meta( $person );
	}

	private function profile( array $person ): Profile {
		$fields = $person['profile'];
		ksort( $fields['social'] );
		return new Profile(
			0,
			$this->id( $person ),
			$fields['first_name'],
			$fields['last_name'],
			$fields['email'],
			Role::from( $fields['role'] ),
			nmls_id: $fields['nmls_id'],
			job_title: $fields['job_title'],
			phone: $fields['phone'],
			company: $fields['company'],
			bio: $fields['bio'],
			social: $fields['social'],
			department: $fields['meta']['svc_department'],
			manager_id: $this->manager_id( $person ),
			office_location: $person['intranet']['office_location'] ?? '',
			extension: $person['intranet']['extension'] ?? '',
			start_date: $person['intranet']['start_date'] ?? '',
		);
	}

	private function id( array $person ): int {
		return $this->ids[ $person['account']['login'] ];
	}

	private function manager_id( array $person ): ?int {
		return null === $person['manager'] ? null : $this->ids[ $person['manager'] ];
	}

	/** @param non-empty-list<array<string, string|int>> $rows */
	private function insert( string $table, array $rows ): void {
		$columns = array_keys( $rows[0] );
		$names   = implode( ',', array_fill( 0, count( $columns ), '%i' ) );
		$row     = '(' . implode( ',', array_fill( 0, count( $columns ), '%s' ) ) . ')';
		foreach ( array_chunk( $rows, 1000 ) as $part ) {
			$marks  = implode( ',', array_fill( 0, count( $part ), $row ) );
			$values = array_merge( ...array_map( 'array_values', $part ) );
			$this->plugin->database->execute( "INSERT INTO %i ($names) VALUES $marks", $table, ...$columns, ...$values );
		}
	}
}
