<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

/**
 * Decides which managers of a file can be set, and in which order, so that no loop is closed at any moment.
 *
 * People are numbers, to save memory: accounts have their user ID, people without an account a negative number. A wish is a
 * row's new manager. The reporting lines with all wishes applied are walked upwards, each person once. A wish for a manager who
 * does not exist, and the last change of the file in each loop, is refused, and the person keeps the current manager. In a
 * strict import, a person without an account is then not created, and cannot be a manager either. The other wishes are applied
 * from the top, so that all managers above a person already have their final place.
 */
final class LinkPlan {

	/** Above the number of rows in a file, so that level and row number combine into one sort key. */
	private const MOST_ROWS = 1 << 24;

	/** In place of a manager: the person does not exist yet, and will only be created if the row is not refused. */
	private const NOT_YET = PHP_INT_MIN;

	/** In place of a level: will not exist, because the row is refused. */
	private const GONE = -1;

	/** In place of a level: the first on the path being walked. The next one has a level below, and so on. */
	private const ON_WAY = -2;

	/** Number of people kept at each end of a long loop. A file of one large company can hold very many of them. */
	private const ENDS = 7;

	/** @var array<int, int> Current managers by person, 0 for none. */
	private array $managers = array();

	/** @var array<int, true> People who will be realtor partners and cannot be managers. */
	private array $partners = array();

	/** @var array<int, int> Wanted managers by person, 0 for none. */
	private array $wishes = array();

	/** @var array<int, int> Row numbers of the wishes, by person. */
	private array $numbers = array();

	/** @var array<string, int> Numbers of people without an account. */
	private array $new = array();

	/** @var array<int, int> Distance from the top, or one of the constants, by person. */
	private array $levels = array();

	/** @var array<int, string>|null People without an account, by number. */
	private ?array $names = null;

	/** @var array<int, list<int>> Refused rows: the people in the loop, from the manager to the row's person; empty if the manager does not exist. */
	private array $refused = array();

	public function __construct( private readonly bool $is_strict ) {}

	/** Adds an existing person. To be called before any row is added. */
	public function add_person( int $user_id, int $manager_id ): void {
		$this->managers[ $user_id ] = $manager_id;
	}

	/**
	 * Adds a row that is not refused.
	 *
	 * @param string      $person  `u:<user ID>`, or `e:<e-mail>` without an account.
	 * @param string|null $manager In the same form; "" for none, null for no change.
	 */
	public function add_row( int $number, string $person, ?string $manager, bool $is_inside ): void {
		$id = $this->id( $person );
		if ( ! $is_inside ) {
			$this->partners[ $id ] = true;
			return;
		}
		$this->managers[ $id ] ??= self::NOT_YET;
		if ( null !== $manager ) {
			$this->wishes[ $id ]  = '' === $manager ? 0 : $this->id( $manager );
			$this->numbers[ $id ] = $number;
		}
	}

	/** To be called after the last row. */
	public function decide(): void {
		foreach ( array_keys( $this->wishes ) as $person ) {
			$this->walk( $person );
		}
	}

	/** @return array<int, list<int>> By row: the people in the loop, from the manager to the row's person, a long one without its middle; empty if the manager does not exist. */
	public function refused(): array {
		return $this->refused;
	}

	/** @return list<int> Rows whose manager changes, in the order to apply them. */
	public function order(): array {
		$order = array();
		foreach ( array_keys( $this->wishes ) as $person ) {
			if ( $this->is_change( $person ) ) {
				$order[] = $this->levels[ $person ] * self::MOST_ROWS + $this->numbers[ $person ];
			}
		}
		sort( $order );
		foreach ( $order as $index => $key ) {
			$order[ $index ] = $key % self::MOST_ROWS;
		}
		return $order;
	}

	/** @return string The person as named in rows. */
	public function person( int $id ): string {
		return $id > 0 ? "u:$id" : ( $this->names ??= array_flip( $this->new ) )[ $id ] ?? '';
	}

	/** Walks from a person up to the top, or to a person visited before. */
	private function walk( int $person ): void {
		$way = array();
		for ( $next = $person; 0 !== $next && ( $this->levels[ $next ] ?? self::ON_WAY ) < 0; ) {
			if ( $this->is_nobody( $next, $way ) ) {
				$next = $this->turn_back( $way );
			} elseif ( isset( $this->levels[ $next ] ) ) {
				$next = $this->open_loop( $next, $way );
			} else {
				$this->levels[ $next ] = self::ON_WAY - count( $way );
				$way[]                 = $next;
				$next                  = $this->wishes[ $next ] ?? $this->manager_today( $next );
			}
		}
		$level = 0 === $next ? 0 : $this->levels[ $next ] + 1;
		for ( $index = count( $way ) - 1; $index >= 0; $index-- ) {
			$this->levels[ $way[ $index ] ] = $level++;
		}
	}

	/** @param list<int> $way */
	private function is_nobody( int $person, array $way ): bool {
		$below = array() === $way ? 0 : $way[ count( $way ) - 1 ];
		return ! isset( $this->managers[ $person ] ) || self::GONE === ( $this->levels[ $person ] ?? 0 )
			|| ( isset( $this->wishes[ $below ] ) && ( $below === $person || isset( $this->partners[ $person ] ) ) );
	}

	/**
	 * @param list<int> $way Path whose last person's manager does not exist.
	 * @return int The next person to walk to; 0 at the top.
	 */
	private function turn_back( array &$way ): int {
		$last = array() === $way ? 0 : $way[ count( $way ) - 1 ];
		return isset( $this->wishes[ $last ] ) ? $this->refuse( $last, array(), $way ) : 0;
	}

	/**
	 * @param list<int> $way Path that has returned to a person on it.
	 * @return int The next person to walk to; 0 if the loop exists already and no wish can open it.
	 */
	private function open_loop( int $met, array &$way ): int {
		$begin = self::ON_WAY - $this->levels[ $met ];
		$last  = null;
		for ( $index = $begin, $end = count( $way ); $index < $end; $index++ ) {
			if ( $this->is_change( $way[ $index ] ) && ( null === $last || $this->numbers[ $way[ $index ] ] > $this->numbers[ $way[ $last ] ] ) ) {
				$last = $index;
			}
		}
		if ( null === $last ) {
			return 0;
		}
		$above = array_slice( $way, $last + 1 );
		foreach ( $above as $person ) {
			unset( $this->levels[ $person ] );
			// Not array_splice(), which copies the whole path.
			array_pop( $way );
		}
		return $this->refuse( $way[ $last ], array( ...$above, ...array_slice( $way, $begin ) ), $way );
	}

	/**
	 * @param list<int> $loop
	 * @param list<int> $way  Path to the person.
	 * @return int The current manager, or the person itself if it will not exist.
	 */
	private function refuse( int $person, array $loop, array &$way ): int {
		$this->refused[ $this->numbers[ $person ] ] = count( $loop ) > 2 * self::ENDS
			? array( ...array_slice( $loop, 0, self::ENDS ), ...array_slice( $loop, -self::ENDS ) )
			: $loop;
		unset( $this->wishes[ $person ] );
		if ( ! $this->is_strict || self::NOT_YET !== $this->managers[ $person ] ) {
			return $this->manager_today( $person );
		}
		$this->levels[ $person ] = self::GONE;
		array_pop( $way );
		return $person;
	}

	/** Whether the person has a wish for another manager than today's. */
	private function is_change( int $person ): bool {
		return isset( $this->wishes[ $person ] ) && $this->wishes[ $person ] !== $this->manager_today( $person );
	}

	private function manager_today( int $person ): int {
		return self::NOT_YET === $this->managers[ $person ] ? 0 : $this->managers[ $person ];
	}

	private function id( string $person ): int {
		return str_starts_with( $person, 'u:' ) ? (int) substr( $person, 2 ) : $this->new[ $person ] ??= -1 - count( $this->new );
	}
}
