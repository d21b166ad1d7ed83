<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

use Svc\Kernel\Text\Text;
use Svc\Users\Avatars\Avatars;
use Svc\Users\Avatars\Initials;

/** The people and vacancies of an org chart. Holds once what many people share, because new memory takes long on some servers. */
final class ChartPeople {

	private const JSON = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE;

	/** @var array<int, int> Numbers of direct reports, where the query has counted them. */
	public array $counts = array();

	/** @var array<int, ChartNode> By user ID, or ID of a vacancy. */
	private array $nodes = array();

	/** @var array<int, int> Profile IDs of people who are not added in the order of these. */
	private array $profile_ids = array();

	/** @var array<int, string> Of people without a photo, where their image may be more than their initials. */
	private array $emails = array();

	/** @var array<int, string> Members that few nodes have, in JSON. */
	private array $tails = array();

	private ChartAdditions $additions;

	/** @var array<string, array<string, string>> By title and department. */
	private array $jobs = array();

	/** @var array<string, string> By initials. */
	private array $images = array();

	/** @var array<string, array{string, string, string}> */
	private array $first_names = array();

	/** @var array<string, array{string, string, string}> */
	private array $last_names = array();

	public function __construct( private readonly Avatars $avatars ) {
		$this->additions = new ChartAdditions();
	}

	/** @param list<string|null> $row A row of OrgChartStore's queries, which are ordered by profile ID or include it. */
	public function add( array $row ): void {
		list( $user_id, $manager, $first, $last, $title, $department, $last_key, $first_key, $photo, $email, $count, $profile_id ) = $row;

		$id                 = (int) $user_id;
		$this->nodes[ $id ] = new ChartNode(
			null === $manager ? null : (int) $manager,
			$this->first_names[ $first ] ??= array( self::unquoted( "$first " ), Initials::of( (string) $first, '' ), (string) $first_key ),
			$this->last_names[ $last ] ??= array( self::unquoted( (string) $last ), Initials::of( '', (string) $last ), (string) $last_key ),
			$this->jobs[ $title ][ $department ] ??= self::job( (string) $title, (string) $department ),
			(string) $photo
		);
		if ( null !== $count ) {
			$this->counts[ $id ] = (int) $count;
		}
		if ( null !== $profile_id ) {
			$this->profile_ids[ $id ] = (int) $profile_id;
		}
		if ( ! $this->avatars->are_initials && '' === (string) $photo ) {
			$this->emails[ $id ] = (string) $email;
		}
	}

	/**
	 * To be called when all people have been added.
	 *
	 * @param array<int, list<int>> $lines Valid dotted lines by user ID.
	 */
	public function draw( ChartAdditions $additions, array $lines ): void {
		$this->additions = $additions;
		foreach ( $additions->vacancies as $id => $vacancy ) {
			$job                = self::job( $vacancy['title'], $vacancy['department'] );
			$this->nodes[ $id ] = new ChartNode( null, array( '', '', '' ), array( '', '', Text::folded( $vacancy['title'] ) ), $job, null );
			$this->tails[ $id ] = ',"is_vacancy":true';
		}
		foreach ( array_filter( $lines ) as $user_id => $managers ) {
			$this->tails[ $user_id ] = ',"dotted_manager_ids":[' . implode( ',', $managers ) . ']';
		}
		foreach ( array_intersect_key( $additions->differences(), $this->counts ) as $id => $difference ) {
			$this->counts[ $id ] = max( 0, $this->counts[ $id ] + $difference );
		}
	}

	/** @return array<int, list<int>> User IDs by manager; 0 for the people at the top. Each person is there once, even for invalid data. */
	public function reports(): array {
		$reports = array( 0 => array() );
		foreach ( $this->nodes as $id => $node ) {
			if ( $id > 0 ) {
				$reports[ $node->manager ?? 0 ][] = $id;
			}
		}
		// Sound in most companies, and then much faster than looking for loops.
		if ( ! $this->are_all_below_the_top( $reports ) ) {
			$hierarchy = new Hierarchy( $this->managers() );
			$reports   = array( 0 => $hierarchy->tops ) + $hierarchy->reports;
		}
		return $reports;
	}

	/** @param array<int, list<int>> $reports By manager; 0 for the top. */
	private function are_all_below_the_top( array $reports ): bool {
		$found  = 0;
		$groups = array();
		for ( $manager = 0; null !== $manager; $manager = array_pop( $groups ) ) {
			foreach ( $reports[ $manager ] as $id ) {
				++$found;
				if ( isset( $reports[ $id ] ) ) {
					$groups[] = $id;
				}
			}
		}
		return count( $this->nodes ) - count( $this->additions->vacancies ) === $found;
	}

	/**
	 * @param array<int, list<int>> $reports User IDs by manager; 0 for the people at the top.
	 * @return array<int, list<int>> With the vacancies in between.
	 */
	public function placed( array $reports ): array {
		return $this->additions->placed( $reports );
	}

	/** @return array<int, int|null> By user ID, in the order of add(). */
	public function managers(): array {
		$managers = array();
		foreach ( $this->nodes as $id => $node ) {
			if ( $id > 0 ) {
				$managers[ $id ] = $node->manager;
			}
		}
		return $managers;
	}

	public function has( int $id ): bool {
		return isset( $this->nodes[ $id ] );
	}

	/** Whether the manager is among these people, or may be below those whose reports were only counted. */
	public function may_hold_the_manager_of( int $id ): bool {
		$manager = $this->nodes[ $id ]->manager ?? null;
		return null !== $manager && ( $this->has( $manager ) || array() !== $this->counts );
	}

	/** Subtracts the person at the cut of a loop from the manager's number of reports, where it was counted. */
	public function leave_out_report_of( int $manager ): void {
		if ( isset( $this->counts[ $manager ] ) ) {
			// Two queries may read different states, so the count may be 0 already.
			$this->counts[ $manager ] = max( 0, $this->counts[ $manager ] - 1 );
		}
	}

	/** To be called before node(). */
	public function prepare_avatars(): void {
		$this->avatars->prepare( array_keys( $this->emails ) );
	}

	public function count(): int {
		return count( $this->nodes );
	}

	/**
	 * @param list<int> $ids In the order of add(), which people of the same name keep.
	 * @return list<int> By last name, first name and profile ID, vacancies among them by title.
	 */
	public function sorted( array $ids ): array {
		if ( count( $ids ) < 2 ) {
			return $ids;
		}
		$keys = array();
		foreach ( $ids as $id ) {
			$node        = $this->nodes[ $id ];
			$key         = "{$node->last_name[2]}\0{$node->first_name[2]}";
			$keys[ $id ] = isset( $this->profile_ids[ $id ] ) ? "$key\0" . pack( 'J', $this->profile_ids[ $id ] ) : $key;
		}
		asort( $keys, SORT_STRING );
		return array_keys( $keys );
	}

	/** The node as JSON without its last member, `reports`, and without the closing brace. */
	public function node( int $id, int $reports_count ): string {
		$node     = $this->nodes[ $id ];
		$initials = $node->first_name[1] . $node->last_name[1];
		$image    = match ( true ) {
			'' !== $node->photo          => self::json( (string) $node->photo ),
			$this->avatars->are_initials => $this->images[ $initials ] ??= self::json( $this->avatars->url( '', $initials, $id, '' ) ),
			default                      => self::json( $this->avatars->url( '', $initials, $id, $this->emails[ $id ] ) ),
		};
		return "{\"id\":$id,\"name\":\"{$node->first_name[0]}{$node->last_name[0]}\",{$node->job},\"avatar_url\":$image,\"reports_count\":$reports_count" . ( $this->tails[ $id ] ?? '' );
	}

	/** The node above several people at the top. */
	public static function organisation( string $name, int $reports_count ): string {
		return '{"id":0,"name":' . self::json( $name ) . ',' . self::job( '', '' ) . ',"avatar_url":"","reports_count":' . $reports_count;
	}

	private static function job( string $title, string $department ): string {
		return '"title":' . self::json( $title ) . ',"department":' . self::json( $department );
	}

	private static function unquoted( string $text ): string {
		return substr( self::json( $text ), 1, -1 );
	}

	private static function json( string $text ): string {
		return (string) json_encode( $text, self::JSON ); // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- cannot fail, and runs for each person, so it must be fast.
	}
}
