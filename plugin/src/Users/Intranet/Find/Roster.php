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

	/** Columns in which many people have the same text: the different texts, and the place of each person's among them. */
	private const SHARED = array( 'first_name', 'last_name', 'role', 'title', 'department', 'office', 'start_date' );

	/** Columns that only questions with a number or an e-mail address need: kept apart. */
	private const CONTACTS = array( 'email', 'phone', 'extension', 'nmls' );

	/** @var array<int, int> Places in the columns by user ID. */
	public readonly array $places;

	/** @var array<string, list<string>> The different texts of a shared column, each person's of another, by the name of Colleague's property. */
	private array $texts = array();

	/** @var array<string, list<int>> Of shared columns: the place of each person's text. */
	private array $codes = array();

	/** @var array<int, int>|null By user ID. */
	private ?array $managers = null;

	/**
	 * @param list<int>      $ids
	 * @param KeptParts|null $kept Columns as pack() has them, read when they are asked for.
	 */
	private function __construct( array $ids, private readonly ?KeptParts $kept = null ) {
		$this->places = array_flip( $ids );
	}

	/** @param iterable<Colleague> $people The last of several with one ID counts. */
	public static function of( iterable $people ): self {
		$columns  = array_fill_keys( self::columns(), array() );
		$managers = array();
		foreach ( $people as $one ) {
			$columns['first_name'][ $one->id ] = $one->first_name;
			$columns['last_name'][ $one->id ]  = $one->last_name;
			$columns['role'][ $one->id ]       = $one->role->value;
			$columns['title'][ $one->id ]      = $one->title;
			$columns['department'][ $one->id ] = $one->department;
			$columns['office'][ $one->id ]     = $one->office;
			$columns['start_date'][ $one->id ] = $one->start_date;
			$columns['email'][ $one->id ]      = $one->email;
			$columns['phone'][ $one->id ]      = $one->phone;
			$columns['extension'][ $one->id ]  = $one->extension;
			$columns['nmls'][ $one->id ]       = $one->nmls;
			$managers[ $one->id ]              = $one->manager_id;
		}
		return self::filled( $columns, $managers );
	}

	/** @return list<string> The names of all columns. */
	public static function columns(): array {
		return array( ...self::SHARED, ...self::CONTACTS );
	}

	/**
	 * @param array<string, array<int, string>> $columns  By name and user ID, all in the same order.
	 * @param array<int, int|null>              $managers By user ID.
	 */
	public static function filled( array $columns, array $managers ): self {
		$roster           = new self( array_keys( $managers ) );
		$roster->managers = array_filter( $managers, is_int( ... ) );
		foreach ( self::CONTACTS as $column ) {
			$roster->texts[ $column ] = array_values( $columns[ $column ] );
		}
		foreach ( self::SHARED as $column ) {
			$number = array();
			$codes  = array();
			foreach ( $columns[ $column ] as $text ) {
				$codes[] = $number[ $text ] ??= count( $number );
			}
			$roster->codes[ $column ] = $codes;
			$roster->texts[ $column ] = array_map( strval( ... ), array_keys( $number ) );
		}
		return $roster;
	}

	/** @param KeptParts $kept What pack() made, with contacts() or without. */
	public static function kept( KeptParts $kept ): self {
		return new self( PackedNumbers::read( (string) $kept->text( 'ids' ) ), $kept );
	}

	/** Whether all IDs are small enough. */
	public function can_be_kept(): bool {
		return array() === $this->places || max( array_keys( $this->places ) ) <= PackedNumbers::MOST;
	}

	/** @return array<string, string> All columns but the contacts; managers only where they are people of the company. */
	public function pack(): array {
		$ids      = array_keys( $this->places );
		$managers = array_filter( $this->managers(), fn ( int $manager ): bool => isset( $this->places[ $manager ] ) );
		$kept     = array(
			'ids'      => PackedNumbers::of( $ids ),
			'managers' => PackedNumbers::of( array_map( static fn ( int $id ): int => $managers[ $id ] ?? 0, $ids ) ),
		);
		foreach ( self::SHARED as $column ) {
			$kept[ $column ]         = implode( "\0", $this->texts( $column ) );
			$kept[ "$column codes" ] = PackedNumbers::of( $this->codes( $column ) );
		}
		return $kept;
	}

	/** @return non-empty-array<string, string> */
	public function contacts(): array {
		return array_combine( self::CONTACTS, array_map( fn ( string $column ): string => implode( "\0", $this->texts( $column ) ), self::CONTACTS ) );
	}

	/** Without phone, extension, NMLS number and e-mail address. */
	public function person( int $id ): Colleague {
		$manager = $this->managers[ $id ] ?? $this->kept_number( 'managers', $this->places[ $id ] );
		return new Colleague(
			$id,
			$this->text( 'first_name', $id ),
			$this->text( 'last_name', $id ),
			'',
			Role::from( $this->text( 'role', $id ) ),
			$this->text( 'title', $id ),
			$this->text( 'department', $id ),
			$this->text( 'office', $id ),
			$this->text( 'start_date', $id ),
			0 === $manager ? null : $manager
		);
	}

	/** A shared column's text of one person. */
	public function text( string $column, int $id ): string {
		$place = $this->places[ $id ];
		return $this->texts( $column )[ $this->codes[ $column ][ $place ] ?? $this->kept_number( "$column codes", $place ) ];
	}

	/** @return array<int, string> By user ID. */
	public function column( string $name ): array {
		$texts = $this->texts( $name );
		if ( ! in_array( $name, self::SHARED, true ) ) {
			return array_combine( array_keys( $this->places ), $texts );
		}
		$codes  = $this->codes( $name );
		$column = array();
		foreach ( $this->places as $id => $place ) {
			$column[ $id ] = $texts[ $codes[ $place ] ];
		}
		return $column;
	}

	/**
	 * @param string ...$names Columns.
	 * @return array<array-key, list<int>> User IDs by text, in the order in which people have them.
	 */
	public function ids_by( string ...$names ): array {
		$columns = array_map( $this->column( ... ), $names );
		$ids     = array();
		foreach ( array_keys( $this->places ) as $id ) {
			// Appending to a list is the cheapest there is, and many people share a text.
			foreach ( $columns as $column ) {
				$ids[ $column[ $id ] ][] = $id;
			}
		}
		return $ids;
	}

	/**
	 * People whose text in a column is one of those wanted. Each different text is tried once.
	 *
	 * @param callable(string): bool $is
	 * @return array<int, int> By user ID.
	 */
	public function where( string $column, callable $is ): array {
		$wanted = array_filter( $this->texts( $column ), $is );
		$places = in_array( $column, self::SHARED, true ) ? array_filter( $this->codes( $column ), static fn ( int $code ): bool => isset( $wanted[ $code ] ) ) : $wanted;
		$ids    = array_keys( $this->places );
		$people = array();
		foreach ( $places as $place => $any ) {
			$people[ $ids[ $place ] ] = $place;
		}
		return $people;
	}

	/** @return array<int, int> Manager by user ID, of those who have one. */
	public function managers(): array {
		return $this->managers ??= array_filter( array_combine( array_keys( $this->places ), PackedNumbers::read( (string) $this->kept?->text( 'managers' ) ) ) );
	}

	/**
	 * @return list<string>
	 * @throws LogicException
	 */
	private function texts( string $column ): array {
		if ( ! isset( $this->texts[ $column ] ) ) {
			$kept                   = $this->kept?->text( $column ) ?? throw new LogicException( "The column $column of this roster was not read." );
			$this->texts[ $column ] = array() === $this->places ? array() : explode( "\0", $kept );
		}
		return $this->texts[ $column ];
	}

	/** @return list<int> */
	private function codes( string $column ): array {
		return $this->codes[ $column ] ??= PackedNumbers::read( (string) $this->kept?->text( "$column codes" ) );
	}

	private function kept_number( string $column, int $place ): int {
		return $this->kept?->number( $column, $place ) ?? 0;
	}
}
