<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Puts titles of leaders that nobody here has into those that are here: "chief sales officer" is "head of sales". */
final class LeaderTitles {

	private const CHIEF_OFFICER = '~\bchief (?<what>\p{L}+(?: (?!officer)\p{L}+)?) officer\b~iu';

	/** What an officer's work is called, where it is not called so in the title. */
	private const OFFICERS = array(
		'operating' => 'operations',
		'people'    => 'HR',
	);

	/** Officers who have other titles in many companies, which are found by them. */
	private const FOUND = array( 'executive', 'information', 'technology', 'technical', 'financial', 'of' );

	private const CEO = '~\bceo\b~iu';

	private const REGIONAL = '~\b(?:area|district|territory|regional|divisional|zone) (?<sales>sales )?(?:manager|director|head|vp|vice president|lead(?:er)?|supervisor|boss)\b~iu';

	private const AREAS = '~(?<=manager) (?:(?:for|of|in) )?(?:the )?(?:(?<middle>middle(?: part)?|cent(?:er|re)|midwest|heartland)(?: of the (?:country|states|us|usa))?|(?<side>east|west|north|south)(?:ern)? (?:coast|side|part)(?: of the country)?)\b~iu';

	private const LEADS_WORK = '~^(?<lead>\W*(?:who (?:runs|leads|heads(?: up)?|oversees|manages|directs|is in charge of)|(?:the )?(?:head|boss|manager|director|chief) of|executive over) (?:the |our )?(?:\p{Lu}\p{L}+ )?)(?<work>shipping|freight|distribution|factory|factories|plants?|manufacturing)(?=(?: (?:in|at) \S+(?: \S+)?| and \S+)?\W*$)~iu';

	/** Areas of work, and what departments are called that do them. */
	private const WORK = array(
		'shipping'      => 'logistics',
		'freight'       => 'logistics',
		'distribution'  => 'logistics',
		'factory'       => 'production',
		'factories'     => 'production',
		'plant'         => 'production',
		'plants'        => 'production',
		'manufacturing' => 'production',
	);

	private readonly Positions $positions;

	public function __construct( private readonly Company $company ) {
		$this->positions = new Positions( $company );
	}

	public function plain( string $question ): string {
		$question = (string) preg_replace_callback( self::CHIEF_OFFICER, fn ( array $found ): string => $this->chief( $found ), $question );
		$question = (string) preg_replace_callback( self::REGIONAL, fn ( array $found ): string => $this->regional( $found[0], $found['sales'] ?? '' ), $question );
		$question = $this->positions->has_title_with( 'regional' ) ? (string) preg_replace_callback( self::AREAS, fn ( array $found ): string => $this->area( $found ), $question ) : $question;
		$question = (string) preg_replace_callback( self::CEO, fn ( array $found ): string => $this->ceo( $found[0] ), $question );
		return (string) preg_replace_callback( self::LEADS_WORK, fn ( array $found ): string => $this->work( $found['lead'], $found['work'] ), $question );
	}

	/** @param array<string> $found */
	private function chief( array $found ): string {
		$what = strtolower( $found['what'] );
		if ( in_array( $what, self::FOUND, true ) || $this->positions->has_title_with( 'chief', 'officer', ...Words::of( $what ) ) ) {
			return $found[0];
		}
		return 'head of ' . ( self::OFFICERS[ $what ] ?? $what );
	}

	private function regional( string $title, string $sales ): string {
		foreach ( array( $title, "regional {$sales}manager", "area {$sales}manager", 'regional manager' ) as $own ) {
			if ( $this->positions->has_title_with( ...Words::of( $own ) ) ) {
				return $own;
			}
		}
		return $title;
	}

	/** @param array<string> $found */
	private function area( array $found ): string {
		$area = '' !== ( $found['middle'] ?? '' ) ? 'central' : strtolower( $found['side'] ?? '' );
		return $this->positions->has_title_with( 'regional', $area ) ? " $area" : $found[0];
	}

	private function ceo( string $title ): string {
		if ( $this->positions->has_title_with( 'ceo' ) || $this->positions->has_title_with( 'chief', 'executive', 'officer' ) ) {
			return $title;
		}
		foreach ( array( 'chief executive', 'managing director' ) as $own ) {
			if ( $this->positions->has_title_with( ...Words::of( $own ) ) ) {
				return $own;
			}
		}
		return $title;
	}

	/** Where no title of a leader has the word: the plant manager, or the department that does the work. */
	private function work( string $lead, string $work ): string {
		$word       = strtolower( $work );
		$department = self::WORK[ $word ];
		$leaders    = array_filter( $this->positions->titles_with( $word ), static fn ( Fact $title ): bool => $title->leads() );
		return match ( true ) {
			array() !== $leaders => $lead . $work,
			in_array( $word, array( 'factory', 'factories', 'plants' ), true ) && $this->positions->has_title_with( 'plant', 'manager' ) => ( str_contains( $lead, 'executive' ) ? $lead : '' ) . 'plant manager',
			$this->company->has_word( FactKind::Department, $department ) && ! $this->company->has_word( FactKind::Department, $word ) => $lead . $department,
			default => $lead . $work,
		};
	}
}
