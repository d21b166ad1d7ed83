<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

/**
 * Decides which managers of a file can be set, and in which order, so that no loop is closed at any moment.
 *
 * Everybody is a number, because there may be many: accounts have their user ID, people without an account one below zero.
 * What will be, once all wishes are done, is walked upwards from each person, every person once. A wish that names nobody,
 * and the last wish of the file in each loop, is refused, and its person keeps the manager of today. The others are
 * done from the top: then everybody above is already where they will be.
 */
final class LinkPlan {

	/** A file is shorter; so a level and a number make one number to sort by. */
	private const MOST_ROWS = 1 << 24;

	/** Instead of a manager: there is nobody yet, and will be only if the row is not refused. */
	private const NOT_YET = PHP_INT_MIN;

	/** Instead of a level: on the way that is being walked. */
	private const ON_WAY = -1;

	/** Instead of a level: nobody, because the row is refused. */
	private const GONE = -2;

	/** @var array<int, int> Managers of today by person, 0 for none. */
	private array $managers = array();

	/** @var array<int, true> People who will be partners, and so nobody's manager. */
	private array $partners = array();

	/** @var array<int, int> Managers to be by person, 0 for none. */
	private array $wishes = array();

	/** @var array<int, int> Rows of the wishes by person. */
	private array $numbers = array();

	/** @var array<string, int> People without an account. */
	private array $new = array();

	/** @var array<int, int> How far below the top, or one of the constants, by person. */
	private array $levels = array();

	/** @var array<int, list<int>> By row: who is in the loop, from the manager to the row's person; none where the manager is nobody. */
	private array $refused = array();

	/** Somebody who is a person today. To be called before any row is added. */
	public function add_person( int $user_id, int $manager_id ): void {
		$this->managers[ $user_id ] = $manager_id;
	}

	/**
	 * A row that is not refused.
	 *
	 * @param string      $person  As rows name people: `u:<user ID>`, or `e:<e-mail>` without an account.
	 * @param string|null $manager In the same words; "" for none, null where nothing is said.
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

	/** After the last row. */
	public function decide(): void {
		foreach ( array_keys( $this->wishes ) as $person ) {
			$this->walk( $person );
		}
	}

	/** @return array<int, list<int>> By row: who is in the loop, from the manager to the row's person; none where the manager is nobody. */
	public function refused(): array {
		return $this->refused;
	}

	/** @return list<int> Rows whose managers change, in the order in which they can be set. */
	public function order(): array {
		$order = array();
		foreach ( $this->wishes as $person => $manager ) {
			if ( $manager !== $this->manager_today( $person ) ) {
				$order[] = $this->levels[ $person ] * self::MOST_ROWS + $this->numbers[ $person ];
			}
		}
		sort( $order );
		foreach ( $order as $index => $key ) {
			$order[ $index ] = $key % self::MOST_ROWS;
		}
		return $order;
	}

	/** @return string As rows name people. */
	public function person( int $id ): string {
		return $id > 0 ? "u:$id" : (string) array_search( $id, $this->new, true );
	}

	/** Up from a person to the top, or to where it has been walked before. */
	private function walk( int $person ): void {
		$way = array();
		for ( $next = $person; 0 !== $next && ( $this->levels[ $next ] ?? self::ON_WAY ) < 0; ) {
			if ( $this->is_nobody( $next, $way ) ) {
				$next = $this->turn_back( $way );
			} elseif ( isset( $this->levels[ $next ] ) ) {
				$next = $this->open_loop( $next, $way );
			} else {
				$this->levels[ $next ] = self::ON_WAY;
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
	 * @param list<int> $way Whose last person has nobody above.
	 * @return int Where to go on; 0 at the top.
	 */
	private function turn_back( array &$way ): int {
		$last = array() === $way ? 0 : $way[ count( $way ) - 1 ];
		return isset( $this->wishes[ $last ] ) ? $this->refuse( $last, array(), $way ) : 0;
	}

	/**
	 * @param list<int> $way That has come back to somebody on it.
	 * @return int Where to go on; 0 where the loop is there today, and stays.
	 */
	private function open_loop( int $met, array &$way ): int {
		$begin = (int) array_search( $met, $way, true );
		$last  = null;
		for ( $index = $begin, $end = count( $way ); $index < $end; $index++ ) {
			if ( isset( $this->wishes[ $way[ $index ] ] ) && ( null === $last || $this->numbers[ $way[ $index ] ] > $this->numbers[ $way[ $last ] ] ) ) {
				$last = $index;
			}
		}
		if ( null === $last ) {
			return 0;
		}
		$above = array_splice( $way, $last + 1 );
		foreach ( $above as $person ) {
			unset( $this->levels[ $person ] );
		}
		return $this->refuse( $way[ $last ], array( ...$above, ...array_slice( $way, $begin ) ), $way );
	}

	/**
	 * @param list<int> $loop
	 * @param list<int> $way  To the person.
	 * @return int The manager of today, or a person that will not be.
	 */
	private function refuse( int $person, array $loop, array &$way ): int {
		$this->refused[ $this->numbers[ $person ] ] = $loop;
		unset( $this->wishes[ $person ] );
		if ( self::NOT_YET !== $this->managers[ $person ] ) {
			return $this->managers[ $person ];
		}
		$this->levels[ $person ] = self::GONE;
		array_pop( $way );
		return $person;
	}

	private function manager_today( int $person ): int {
		return self::NOT_YET === $this->managers[ $person ] ? 0 : $this->managers[ $person ];
	}

	private function id( string $person ): int {
		return str_starts_with( $person, 'u:' ) ? (int) substr( $person, 2 ) : $this->new[ $person ] ??= -1 - count( $this->new );
	}
}
