<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use LogicException;
use Svc\Users\Fields\Role;

/**
 * The people of a company in columns: a Colleague is an object only when it is asked for, because 20,000 take long to make.
 *
 * Can be kept as texts, of which only the columns that a question needs are read.
 */
final class Roster {

	/** Columns in which many people have the same text: kept as the different texts, and the place of each person's among them. */
	private const SHARED = array( 'first_name', 'last_name', 'role', 'title', 'department', 'office' );

	/** Columns that only questions with a number or an e-mail address need: kept apart. */
	private const CONTACTS = array( 'email', 'phone', 'extension', 'nmls' );

	private const START = 'start_date';

	/** @var array<int, int> Places in the columns by user ID. */
	public readonly array $places;

	/** @var array<string, list<string>> By the name of Colleague's property. */
	private array $columns = array();

	/** @var array<int, int>|null By user ID. */
	private ?array $managers = null;

	/**
	 * @param list<int>             $ids
	 * @param array<string, string> $kept Columns as pack() has them, read when they are asked for.
	 */
	private function __construct( array $ids, private readonly array $kept = array() ) {
		$this->places = array_flip( $ids );
	}

	/** @param iterable<Colleague> $people The last of several with one ID counts. */
	public static function of( iterable $people ): self {
		$by_id = array();
		foreach ( $people as $one ) {
			$by_id[ $one->id ] = $one;
		}
		$roster = new self( array_keys( $by_id ) );
		foreach ( array( ...self::SHARED, self::START, ...self::CONTACTS ) as $column ) {
			$roster->columns[ $column ] = array();
		}
		$roster->managers = array();
		foreach ( $by_id as $id => $one ) {
			$roster->columns['first_name'][] = $one->first_name;
			$roster->columns['last_name'][]  = $one->last_name;
			$roster->columns['role'][]       = $one->role->value;
			$roster->columns['title'][]      = $one->title;
			$roster->columns['department'][] = $one->department;
			$roster->columns['office'][]     = $one->office;
			$roster->columns['start_date'][] = $one->start_date;
			$roster->columns['email'][]      = $one->email;
			$roster->columns['phone'][]      = $one->phone;
			$roster->columns['extension'][]  = $one->extension;
			$roster->columns['nmls'][]       = $one->nmls;
			if ( null !== $one->manager_id ) {
				$roster->managers[ $id ] = $one->manager_id;
			}
		}
		return $roster;
	}

	/** @param array<string, string> $kept What pack() made, with contacts() or without. */
	public static function kept( array $kept ): self {
		return new self( PackedNumbers::read( $kept['ids'] ), $kept );
	}

	/** Whether all IDs are small enough to be kept. */
	public function can_be_kept(): bool {
		return array() === $this->places || max( max( array_keys( $this->places ) ), 0, ...array_values( $this->managers() ) ) <= PackedNumbers::MOST;
	}

	/** @return array<string, string> All columns but the contacts. */
	public function pack(): array {
		$ids  = array_keys( $this->places );
		$kept = array(
			'ids'       => PackedNumbers::of( $ids ),
			'managers'  => PackedNumbers::of( array_map( fn ( int $id ): int => $this->managers()[ $id ] ?? 0, $ids ) ),
			self::START => implode( "\0", $this->values( self::START ) ),
		);
		foreach ( self::SHARED as $column ) {
			$values                  = $this->values( $column );
			$texts                   = array_values( array_unique( $values ) );
			$places                  = array_flip( $texts );
			$kept[ "$column texts" ] = implode( "\0", $texts );
			$kept[ $column ]         = PackedNumbers::of( array_map( static fn ( string $value ): int => $places[ $value ], $values ) );
		}
		return $kept;
	}

	/** @return array<string, string> */
	public function contacts(): array {
		$kept = array();
		foreach ( self::CONTACTS as $column ) {
			$kept[ $column ] = implode( "\0", $this->values( $column ) );
		}
		return $kept;
	}

	public function person( int $id ): Colleague {
		$place = $this->places[ $id ];
		return new Colleague(
			$id,
			$this->value( 'first_name', $place ),
			$this->value( 'last_name', $place ),
			'',
			Role::from( $this->value( 'role', $place ) ),
			$this->value( 'title', $place ),
			$this->value( 'department', $place ),
			$this->value( 'office', $place ),
			$this->value( self::START, $place ),
			$this->managers()[ $id ] ?? null
		);
	}

	/** @return array<int, string> By user ID. */
	public function column( string $name ): array {
		return array_combine( array_keys( $this->places ), $this->values( $name ) );
	}

	/** @return array<int, int> Manager by user ID, of those who have one. */
	public function managers(): array {
		return $this->managers ??= array_filter( array_combine( array_keys( $this->places ), PackedNumbers::read( $this->kept['managers'] ) ) );
	}

	private function value( string $column, int $place ): string {
		return $this->values( $column )[ $place ];
	}

	/**
	 * @return list<string>
	 * @throws LogicException
	 */
	private function values( string $column ): array {
		return $this->columns[ $column ] ??= $this->read( $column );
	}

	/** @return list<string> */
	private function read( string $column ): array {
		if ( ! isset( $this->kept[ $column ] ) ) {
			throw new LogicException( "The column $column of this roster was not read." );
		}
		if ( array() === $this->places ) {
			return array();
		}
		if ( ! in_array( $column, self::SHARED, true ) ) {
			return explode( "\0", $this->kept[ $column ] );
		}
		$texts = explode( "\0", $this->kept[ "$column texts" ] );
		return array_map( static fn ( int $place ): string => $texts[ $place ], PackedNumbers::read( $this->kept[ $column ] ) );
	}
}
