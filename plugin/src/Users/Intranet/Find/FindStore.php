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

/** Reads the data of the search: all people in two queries, the directory items of the people found in a third. */
final class FindStore {

	/** Maximum number of bios read, because they are long. Only bios with a word of the question that no other field has are read. */
	private const MOST_BIOS = 500;

	private readonly RowStream $stream;

	/** @var array<array-key, string> Parsed skills by their stored text. */
	private array $skills = array();

	public function __construct( private readonly Database $database ) {
		$this->stream = new RowStream( $database );
	}

	/**
	 * Code of a site may add trades by the filter svc_find_knowledge, each in the form of TradeLine.
	 *
	 * @param list<string> $stems Stems to search bios for.
	 */
	public function company( array $stems ): Company {
		$company                    = new Company( $this->people(), Knowledge::shipped( (array) apply_filters( 'svc_find_knowledge', array() ) ) );
		$bios                       = 0;
		list( $condition, $values ) = self::bios( array_values( array_filter( $stems, static fn ( string $stem ): bool => ! isset( $company->stems[ $stem ] ) ) ) );
		$this->stream->each(
			function ( array $row ) use ( $company, &$bios ): void {
				list( $user_id, $key, $value ) = $row;
				if ( IntranetKey::Skills->value === $key ) {
					$this->teach_skills( $company, (int) $user_id, (string) $value );
				} elseif ( ++$bios <= self::MOST_BIOS ) {
					$company->learn_bio( (int) $user_id, (string) $value );
				}
			},
			"SELECT user_id, meta_key, meta_value FROM %i WHERE meta_key = %s OR (meta_key = %s AND ($condition)) ORDER BY umeta_id",
			$this->database->wpdb->usermeta,
			IntranetKey::Skills->value,
			IntranetKey::Bio->value,
			...$values
		);
		return $company;
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

	/** @return list<Colleague> */
	private function people(): array {
		$people = array();
		$this->stream->each(
			static function ( array $row ) use ( &$people ): void {
				list( $user_id, $first_name, $last_name, $email, $role, $title, $department, $office, $start_date, $manager_id, $phone, $extension, $nmls ) = $row;
				$people[] = new Colleague(
					(int) $user_id,
					(string) $first_name,
					(string) $last_name,
					(string) $email,
					Role::tryFrom( (string) $role ) ?? Role::Staff,
					(string) $title,
					(string) $department,
					(string) $office,
					(string) $start_date,
					null === $manager_id ? null : (int) $manager_id,
					(string) $phone,
					(string) $extension,
					(string) $nmls
				);
			},
			'SELECT user_id, first_name, last_name, email, role, job_title, department, office_location, start_date, manager_id, phone, extension, nmls_id FROM %i WHERE is_person = 1 ORDER BY id',
			$this->database->table( 'profiles' )
		);
		return $people;
	}

	/** Other plugins may write this user meta. An invalid value reads as empty, as it does in the intranet profile. */
	private function teach_skills( Company $company, int $user_id, string $stored ): void {
		$skills = is_serialized( $stored ) ? @unserialize( $stored, array( 'allowed_classes' => false ) ) : null; // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged, WordPress.PHP.DiscouragedPHPFunctions.serialize_unserialize -- like maybe_unserialize(), but without creating objects.
		if ( ! is_array( $skills ) ) {
			return;
		}
		try {
			foreach ( $this->parsed( $skills ) as $skill ) {
				$company->learn( $user_id, FactKind::Skill, $skill );
			}
		} catch ( Invalid ) {
			return;
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

	/**
	 * @param list<string> $words
	 * @return array{literal-string, list<string>}
	 */
	private static function bios( array $words ): array {
		return array(
			'1 = 0' . str_repeat( ' OR meta_value LIKE %s', count( $words ) ),
			array_map( static fn ( string $word ): string => "%$word%", $words ),
		);
	}
}
