<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Text\Text;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\ProfileFields;

/** Stores deleted profiles: the whole row as JSON, so that columns of later versions are kept too. */
final class TrashStore {

	/** Columns that lists filter and sort by. */
	private const LISTED = array( 'id', 'user_id', 'role', 'is_person', 'manager_id', 'has_manager', 'avatar_id', 'avatar_site_id', 'first_key', 'last_key', 'email_key', 'title_key', 'department_key', 'office_key' );

	/** The account may have another e-mail than when the profile was deleted. */
	public const COLUMNS = 'p.profile, p.intranet, p.deleted_at, u.user_email';

	public function __construct(
		private readonly Database $database,
		private readonly ProfileFields $fields,
		private readonly MetaKeys $meta_keys,
	) {}

	/**
	 * Copies the profile's row. To be called before the row is deleted.
	 *
	 * @param array<string, string> $intranet The account's intranet meta, by key.
	 */
	public function put( Profile $profile, array $intranet, int $deleted_at ): void {
		$row    = $this->database->row( 'SELECT * FROM %i WHERE id = %d', $this->database->table( 'profiles' ), $profile->id ) ?? array();
		$stored = array_intersect_key( $row, array_flip( self::LISTED ) ) + array(
			'deleted_at' => (string) $deleted_at,
			'profile'    => self::json( $row ),
			'intranet'   => self::json( $intranet ),
			'words'      => $this->words( $profile ),
		);
		$given  = array_filter( $stored, static fn ( ?string $value ): bool => null !== $value );
		$names  = implode( ',', array_fill( 0, count( $given ), '%i' ) );
		$marks  = implode( ',', array_fill( 0, count( $given ), '%s' ) );
		$this->database->execute( "REPLACE INTO %i ($names) VALUES ($marks)", $this->table(), ...array_keys( $given ), ...array_values( $given ) );
	}

	public function find( int $id ): ?TrashedProfile {
		return $this->find_where( 'p.id = %d', $id )[0] ?? null;
	}

	/** @return list<TrashedProfile> */
	public function of_user( int $user_id ): array {
		return $this->find_where( 'p.user_id = %d', $user_id );
	}

	/** @return list<TrashedProfile> Up to $number that were deleted before this time. */
	public function older_than( int $time, int $number ): array {
		return $this->find_where( 'p.deleted_at < %d', $time, $number );
	}

	public function is_empty(): bool {
		return null === $this->database->row( 'SELECT id FROM %i LIMIT 1', $this->table() );
	}

	public function remove( int $id ): void {
		$this->database->execute( 'DELETE FROM %i WHERE id = %d', $this->table(), $id );
	}

	/** @param array<string, string|null> $row With COLUMNS. */
	public function trashed( array $row ): TrashedProfile {
		/** @var array<string, string|null> $profile */
		$profile  = (array) json_decode( (string) $row['profile'], true );
		$profile += array(
			'known_manager_id' => '1' === $profile['has_manager'] ? $profile['manager_id'] : null,
			'user_email'       => $row['user_email'],
		);
		return new TrashedProfile( ProfileRow::profile( $profile, $this->fields->columns() ), (array) json_decode( (string) $row['intranet'], true ), (int) $row['deleted_at'] );
	}

	public function table(): string {
		return $this->database->table( 'trash' );
	}

	/**
	 * @param literal-string $condition
	 * @return list<TrashedProfile>
	 */
	private function find_where( string $condition, int $value, int $number = 1000 ): array {
		$rows = $this->database->rows(
			'SELECT ' . self::COLUMNS . " FROM %i p LEFT JOIN %i u ON u.ID = p.user_id WHERE $condition ORDER BY p.deleted_at, p.id LIMIT %d",
			$this->table(),
			$this->database->wpdb->users,
			$value,
			$number
		);
		return array_map( $this->trashed( ... ), $rows );
	}

	/** What lists of profiles are searched by. */
	private function words( Profile $profile ): string {
		$texts = array( $profile->first_name, $profile->last_name, $profile->email );
		foreach ( $this->meta_keys->custom() as $name => $key ) {
			if ( $key->is_text() && $key->is_found_by( true ) ) {
				$texts[] = (string) ( $profile->meta[ $name ] ?? '' );
			}
		}
		return implode( ' ', Text::words( implode( ' ', $texts ) ) );
	}

	/** @param array<string, string|null> $values */
	private static function json( array $values ): string {
		return (string) wp_json_encode( (object) $values, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}
}
