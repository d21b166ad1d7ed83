<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

use Svc\Kernel\Text\Text;
use Svc\Users\Avatars\Avatars;
use Svc\Users\Avatars\Initials;

/** The people and vacancies of an org chart. Holds a few strings per person to save memory. */
final class ChartPeople {

	private const JSON = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE;

	/** @var array<int, int|null> Manager by user ID. */
	public array $managers = array();

	/** @var array<int, int> Numbers of direct reports, where the query has counted them. */
	public array $counts = array();

	/** @var array<int, string> First members of each node, in JSON. */
	private array $heads = array();

	/** @var array<int, string> */
	private array $photos = array();

	/** @var array<int, string> Of people without a photo. */
	private array $emails = array();

	/** @var array<int, string> Of people without a photo. */
	private array $initials = array();

	/** @var array<int, string> Sort keys of siblings. */
	private array $keys = array();

	/** @var array<int, string> Members that few nodes have, in JSON. */
	private array $tails = array();

	private ChartAdditions $additions;

	/** @var array<string, string> JSON of titles and departments, which many people share. */
	private array $known = array();

	/** @var array<string, string> JSON of the addresses of images by initials, which many people share. */
	private array $images = array();

	/** @var array<string, array{string, string}> First names, which many people share, too: in JSON without quotes, and the initial. */
	private array $first_names = array();

	/** @var array<string, array{string, string}> */
	private array $last_names = array();

	public function __construct() {
		$this->additions = new ChartAdditions();
	}

	/** @param list<string|null> $row A row of OrgChartStore's queries, which are ordered by profile ID or include it. */
	public function add( array $row ): void {
		list( $user_id, $manager, $first, $last, $title, $department, $photo, $email, $last_key, $first_key, $count, $profile_id ) = $row;

		list( $first_name, $first_letter ) = $this->first_names[ $first ] ??= array( substr( self::json( (string) $first ), 1, -1 ), Initials::of( (string) $first, '' ) );
		list( $last_name, $last_letter )   = $this->last_names[ $last ] ??= array( substr( self::json( (string) $last ), 1, -1 ), Initials::of( '', (string) $last ) );

		$id                    = (int) $user_id;
		$this->managers[ $id ] = null === $manager ? null : (int) $manager;
		$title                 = $this->known[ $title ] ??= self::json( (string) $title );
		$department            = $this->known[ $department ] ??= self::json( (string) $department );
		// As head() writes it, without a call for each person.
		$this->heads[ $id ]    = "{\"id\":$id,\"name\":\"$first_name $last_name\",\"title\":$title,\"department\":$department";
		$this->keys[ $id ]     = null === $profile_id ? "$last_key\0$first_key" : "$last_key\0$first_key\0" . pack( 'J', (int) $profile_id );
		if ( null !== $count ) {
			$this->counts[ $id ] = (int) $count;
		}
		if ( '' === $photo || null === $photo ) {
			$this->emails[ $id ]   = (string) $email;
			$this->initials[ $id ] = $first_letter . $last_letter;
		} else {
			$this->photos[ $id ] = $photo;
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
			$this->heads[ $id ]  = self::head( $id, '""', self::json( $vacancy['title'] ), self::json( $vacancy['department'] ) );
			$this->keys[ $id ]   = Text::folded( $vacancy['title'] ) . "\0";
			$this->photos[ $id ] = '';
			$this->tails[ $id ]  = ',"is_vacancy":true';
		}
		foreach ( array_filter( $lines ) as $user_id => $managers ) {
			$this->tails[ $user_id ] = ',"dotted_manager_ids":[' . implode( ',', $managers ) . ']';
		}
		foreach ( array_intersect_key( $additions->differences(), $this->counts ) as $id => $difference ) {
			$this->counts[ $id ] = max( 0, $this->counts[ $id ] + $difference );
		}
	}

	/**
	 * @param array<int, list<int>> $reports User IDs by manager; 0 for the people at the top.
	 * @return array<int, list<int>> With the vacancies in between.
	 */
	public function placed( array $reports ): array {
		return $this->additions->placed( $reports );
	}

	public function has( int $id ): bool {
		return isset( $this->heads[ $id ] );
	}

	/** Whether the manager is among these people, or may be below those whose reports were only counted. */
	public function may_hold_the_manager_of( int $id ): bool {
		$manager = $this->managers[ $id ] ?? null;
		return null !== $manager && ( $this->has( $manager ) || array() !== $this->counts );
	}

	/** Subtracts the person at the cut of a loop from the manager's number of reports, where it was counted. */
	public function leave_out_report_of( int $manager ): void {
		if ( isset( $this->counts[ $manager ] ) ) {
			// Two queries may read different states, so the count may be 0 already.
			$this->counts[ $manager ] = max( 0, $this->counts[ $manager ] - 1 );
		}
	}

	/** @return list<int> User IDs. */
	public function without_photo(): array {
		return array_keys( $this->emails );
	}

	public function count(): int {
		return count( $this->heads );
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
			$keys[ $id ] = $this->keys[ $id ];
		}
		asort( $keys, SORT_STRING );
		return array_keys( $keys );
	}

	/** The node as JSON without its last member, `reports`, and without the closing brace. */
	public function node( int $id, int $reports_count, Avatars $avatars ): string {
		$initials = $this->initials[ $id ] ?? null;
		$avatar   = match ( true ) {
			null === $initials      => self::json( $this->photos[ $id ] ),
			$avatars->are_initials => $this->images[ $initials ] ??= self::json( $avatars->url( '', $initials, $id, '' ) ),
			default                => self::json( $avatars->url( '', $initials, $id, $this->emails[ $id ] ) ),
		};
		return "{$this->heads[ $id ]},\"avatar_url\":$avatar,\"reports_count\":$reports_count" . ( $this->tails[ $id ] ?? '' );
	}

	/** The node above several people at the top. */
	public static function organisation( string $name, int $reports_count ): string {
		return self::head( 0, self::json( $name ), '""', '""' ) . ',"avatar_url":"","reports_count":' . $reports_count;
	}

	private static function head( int $id, string $name, string $title, string $department ): string {
		return "{\"id\":$id,\"name\":$name,\"title\":$title,\"department\":$department";
	}

	private static function json( string $text ): string {
		return (string) json_encode( $text, self::JSON ); // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- cannot fail, and runs for each person, so it must be fast.
	}
}
