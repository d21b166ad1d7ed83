<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\RowStream;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;
use Svc\Users\Fields\IntranetKey;
use Svc\Users\Fields\Role;
use Svc\Users\Intranet\Directory\DirectoryItem;
use Svc\Users\Storage\KeptCompanyStore;

/** Reads the data of the search: what is kept of the company, else all its people; and the directory items of the people found. */
final class FindStore {

	/** Maximum number of bios read, because they are long. Only bios with a word of the question that no other field has are read. */
	private const MOST_BIOS = 500;

	/** Parts of the company that are kept. */
	private const PEOPLE   = 'people';
	private const CONTACTS = 'contacts';
	private const BIOS     = 'bios';

	/** User meta of one key, of people only: the meta of realtor partners and of accounts without a profile answer nothing. */
	private const OF_PEOPLE = ' FROM %i m JOIN %i p ON p.user_id = m.user_id AND p.is_person = 1 WHERE m.meta_key = %s';

	private readonly RowStream $stream;
	private readonly CompanyCache $cache;

	/** @var array<array-key, string> Parsed skills by their stored text. */
	private array $skills = array();

	public function __construct( private readonly Database $database ) {
		$this->stream = new RowStream( $database );
		$this->cache  = new CompanyCache( new KeptCompanyStore( $database ) );
	}

	/** Code of a site may add trades by the filter svc_find_knowledge, each in the form of TradeLine. */
	public function company( string $question ): Company {
		$knowledge = Knowledge::shipped( (array) apply_filters( 'svc_find_knowledge', array() ) );
		$company   = $this->people_and_skills( Numbers::may_be_in( $question ), $knowledge );
		$stems     = array_values( array_filter( Filler::telling( $company->in_english( $question ) ), static fn ( string $stem ): bool => ! $company->has_stem_but_in_skills( $stem ) ) );
		foreach ( array() === $stems ? array() : $this->bios( $stems ) as list( $user_id, $bio ) ) {
			$company->learn_bio( $user_id, $bio );
		}
		return $company;
	}

	private function people_and_skills( bool $has_contacts, Knowledge $knowledge ): Company {
		$names                  = $has_contacts ? array( self::PEOPLE, self::CONTACTS ) : array( self::PEOPLE );
		list( $version, $kept ) = $this->cache->look( $names );
		if ( count( $kept ) < count( $names ) ) {
			$company = new Company( $this->people(), $knowledge );
			$this->teach_skills( $company );
			if ( null === $version || ! $this->cache->keeps( $version ) || ! $company->roster->can_be_kept() ) {
				return $company;
			}
			$kept = array( self::PEOPLE => KeptCompany::of( $company ), self::CONTACTS => KeptCompany::contacts_of( $company ) );
			foreach ( $kept as $name => $text ) {
				$this->cache->keep_later( $name, $version, $text );
			}
		}
		return new Company( KeptCompany::read( ...array_values( array_intersect_key( $kept, array_flip( $names ) ) ) ), $knowledge );
	}

	/**
	 * @param non-empty-list<string> $stems
	 * @return iterable<array{int, string}> User IDs and bios that contain any of the stems.
	 */
	private function bios( array $stems ): iterable {
		list( $version, $kept ) = $this->cache->look( array( self::BIOS ) );
		if ( ! isset( $kept[ self::BIOS ] ) ) {
			$bios = new KeptBios();
			$this->stream->each(
				static fn ( array $row ) => $bios->add( (int) $row[0], (string) $row[1] ),
				'SELECT m.user_id, m.meta_value' . self::OF_PEOPLE . ' ORDER BY m.umeta_id',
				$this->database->wpdb->usermeta,
				$this->database->table( 'profiles' ),
				IntranetKey::Bio->value
			);
			$kept[ self::BIOS ] = $bios->text();
			if ( null !== $version && $this->cache->keeps( $version ) ) {
				$this->cache->keep_later( self::BIOS, $version, $kept[ self::BIOS ] );
			}
		}
		return KeptBios::with( $kept[ self::BIOS ], $stems, self::MOST_BIOS ) ?? $this->searched_bios( $stems );
	}

	/**
	 * @param non-empty-list<string> $stems
	 * @return list<array{int, string}>
	 */
	private function searched_bios( array $stems ): array {
		$bios = array();
		$this->stream->each(
			static function ( array $row ) use ( &$bios ): void {
				$bios[] = array( (int) $row[0], (string) $row[1] );
			},
			'SELECT m.user_id, m.meta_value' . self::OF_PEOPLE . ' AND (1 = 0' . str_repeat( ' OR m.meta_value LIKE %s', count( $stems ) ) . ') ORDER BY m.umeta_id LIMIT %d',
			$this->database->wpdb->usermeta,
			$this->database->table( 'profiles' ),
			IntranetKey::Bio->value,
			...array_map( static fn ( string $stem ): string => "%$stem%", $stems ),
			...array( self::MOST_BIOS )
		);
		return $bios;
	}

	/**
	 * @param list<int> $user_ids
	 * @return array<int, array<string, mixed>> Directory items by user ID.
	 */
	public function items( array $user_ids ): array {
		$rows = $this->database->rows(
			'SELECT ' . DirectoryItem::COLUMNS . ' FROM %i p WHERE p.is_person = 1 AND p.user_id IN (0' . str_repeat( ',%d', count( $user_ids ) ) . ')',
			$this->database->table( 'profiles' ),
			...$user_ids
		);
		return array_column( DirectoryItem::of_rows( $rows ), null, 'id' );
	}

	private function people(): Roster {
		$names    = array( 'first_name', 'last_name', 'email', 'role', 'title', 'department', 'office', 'start_date', 'phone', 'extension', 'nmls' );
		$columns  = array_fill_keys( $names, array() );
		$managers = array();
		$roles    = array_fill_keys( array_column( Role::cases(), 'value' ), true );
		$this->stream->each(
			static function ( array $row ) use ( $names, $roles, &$columns, &$managers ): void {
				// Kept columns are separated by this character, which only SQL could have written.
				$is_clean             = ! str_contains( implode( '', $row ), "\0" );
				$user_id              = (int) $row[0];
				$managers[ $user_id ] = null === $row[1] ? null : (int) $row[1];
				$row[5]               = isset( $roles[ (string) $row[5] ] ) ? $row[5] : Role::Staff->value;
				foreach ( $names as $index => $name ) {
					$columns[ $name ][ $user_id ] = $is_clean ? (string) $row[ $index + 2 ] : str_replace( "\0", '', (string) $row[ $index + 2 ] );
				}
			},
			'SELECT user_id, manager_id, first_name, last_name, email, role, job_title, department, office_location, start_date, phone, extension, nmls_id FROM %i WHERE is_person = 1 ORDER BY id',
			$this->database->table( 'profiles' )
		);
		return Roster::filled( $columns, $managers );
	}

	private function teach_skills( Company $company ): void {
		$this->stream->each(
			function ( array $row ) use ( $company ): void {
				foreach ( $this->skills( (string) $row[1] ) as $skill ) {
					$company->learn( (int) $row[0], FactKind::Skill, $skill );
				}
			},
			'SELECT user_id, meta_value FROM %i WHERE meta_key = %s ORDER BY umeta_id',
			$this->database->wpdb->usermeta,
			IntranetKey::Skills->value
		);
	}

	/**
	 * Other plugins may write this user meta. An invalid value reads as empty, as it does in the intranet profile.
	 *
	 * @return list<string>
	 */
	private function skills( string $stored ): array {
		$skills = is_serialized( $stored ) ? @unserialize( $stored, array( 'allowed_classes' => false ) ) : null; // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged, WordPress.PHP.DiscouragedPHPFunctions.serialize_unserialize -- like maybe_unserialize(), but without creating objects.
		try {
			return is_array( $skills ) ? $this->parsed( $skills ) : array();
		} catch ( Invalid ) {
			return array();
		}
	}

	/**
	 * Validates each distinct skill once, because many people share a skill.
	 *
	 * @param array<mixed> $skills
	 * @return list<string>
	 * @throws Invalid
	 */
	private function parsed( array $skills ): array {
		$known = array();
		foreach ( $skills as $skill ) {
			if ( ! is_string( $skill ) || ! isset( $this->skills[ $skill ] ) ) {
				$parsed = IntranetKey::Skills->type()->parse( $skills, Source::Json );
				foreach ( $skills as $index => $raw ) {
					$this->skills[ $raw ] = $parsed[ $index ];
				}
				return $parsed;
			}
			$known[] = $this->skills[ $skill ];
		}
		return array_values( array_unique( $known ) );
	}
}
