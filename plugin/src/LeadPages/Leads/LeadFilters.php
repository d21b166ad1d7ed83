<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use DateTimeImmutable;
use Svc\LeadPages\Fields\Folder;

/** Which leads a list has. */
final class LeadFilters {

	/**
	 * @param array<string, string|int> $equal By column.
	 * @param list<string>              $words Beginnings of words, all of which are to be found.
	 * @param int|null                  $from  Seconds since 1970, of created_at.
	 * @param int|null                  $until The first second that is too late.
	 */
	private function __construct(
		private readonly Folder $folder,
		private readonly array $equal,
		private readonly array $words,
		private readonly ?int $from,
		private readonly ?int $until,
	) {}

	/** @param array<string, mixed> $input Of LeadFields::filters(), parsed. */
	public static function of( array $input ): self {
		$columns = array(
			'status'  => 'status',
			'owner'   => 'owner_user_id',
			'page_id' => 'page_id',
			'source'  => 'source',
		);
		$equal   = array();
		foreach ( $columns as $name => $column ) {
			if ( isset( $input[ $name ] ) ) {
				$equal[ $column ] = $input[ $name ];
			}
		}
		return new self( Folder::from( $input['folder'] ), $equal, LeadWords::typed( $input['search'] ?? '' ), self::day( $input['from'] ?? '', 0 ), self::day( $input['to'] ?? '', 1 ) );
	}

	/** The same without the filter of a column, for the counts of its values. */
	public function without( string $column ): self {
		return new self( $this->folder, array_diff_key( $this->equal, array( $column => true ) ), $this->words, $this->from, $this->until );
	}

	public function without_words(): self {
		return new self( $this->folder, $this->equal, array(), $this->from, $this->until );
	}

	public function has_words(): bool {
		return array() !== $this->words;
	}

	/** Whether the words that are searched for are found in that lead. */
	public function find_words_in( Lead $lead ): bool {
		$words = LeadWords::of( $lead );
		return array() === array_filter( $this->words, static fn ( string $typed ): bool => array() === array_filter( $words, static fn ( string $word ): bool => str_starts_with( $word, $typed ) ) );
	}

	/** Whether a list with them has leads of which the caller sees only some fields: those in the inbox, where no filter is on another field. */
	public function may_have_shared(): bool {
		return Folder::Inbox === $this->folder && array() === array_intersect_key( $this->equal, array_flip( array( 'owner_user_id', 'source' ) ) );
	}

	/** @param string $words_table Full name of the table of words. */
	public function condition( string $words_table ): Condition {
		$condition = new Condition( 'l.site_id = %d AND l.folder = %s', array( get_current_blog_id(), $this->folder->value ), true );
		foreach ( $this->equal as $column => $value ) {
			$condition = $condition->and( new Condition( 'l.%i = %s', array( $column, $value ), true ) );
		}
		if ( null !== $this->from ) {
			$condition = $condition->and( new Condition( 'l.created_at >= %d', array( $this->from ), false ) );
		}
		if ( null !== $this->until ) {
			$condition = $condition->and( new Condition( 'l.created_at < %d', array( $this->until ), false ) );
		}
		foreach ( $this->words as $word ) {
			$condition = $condition->and( new Condition( 'l.id IN (SELECT w.lead_id FROM %i w WHERE w.site_id = %d AND w.word >= %s AND w.word < %s)', array( $words_table, get_current_blog_id(), ...LeadWords::range( $word ) ), false ) );
		}
		return $condition;
	}

	/** @return int|null When a day of the site's time zone begins; null without one. */
	private static function day( string $day, int $later ): ?int {
		return '' === $day ? null : ( new DateTimeImmutable( $day, wp_timezone() ) )->modify( "+$later day" )->getTimestamp();
	}
}
