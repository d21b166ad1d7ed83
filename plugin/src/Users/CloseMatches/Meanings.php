<?php

declare( strict_types=1 );

namespace Svc\Users\CloseMatches;

use Svc\Users\Intranet\Find\Colleague;
use Svc\Users\Intranet\Find\Company;
use Svc\Users\Intranet\Find\FactKind;
use Svc\Users\Intranet\Find\Lexicon;
use Svc\Users\Intranet\Find\Nicknames;
use Svc\Users\Intranet\Find\Synonyms;

/** The names, titles, departments and offices that a word may mean, by the lexicon of find-colleague. */
final class Meanings {

	/** The least confidence, and the most values of one column for a word. */
	private const LEAST = 0.6;
	private const MOST  = 200;

	/** The lexicon knows facts by their people; here one stands for all. */
	private const STAND_IN = 1;

	private readonly Company $company;

	private readonly Lexicon $lexicon;

	private readonly AlikeWords $names;

	private readonly AlikeWords $others;

	/** @var array<string, array<array-key, array<string, list<string>>>> Kind of fact => its text => column => values. */
	private array $values = array();

	/** @param array<string, list<string>> $vocabulary By the name of the column. */
	public function __construct( array $vocabulary, Nicknames $nicknames ) {
		$this->company = new Company( array( new Colleague( self::STAND_IN, '', '' ) ) );
		$this->lexicon = new Lexicon( $this->company, $nicknames, new Synonyms() );
		$this->names   = new AlikeWords();
		$this->others  = new AlikeWords();
		foreach ( CloseColumn::cases() as $column ) {
			foreach ( $vocabulary[ $column->name() ] ?? array() as $value ) {
				$this->add( $column, $value );
			}
		}
	}

	/** @return array<string, array<int, list<string>>> Column => percent of confidence => values. */
	public function of( string $word ): array {
		$latin  = Latin::of( $word );
		$senses = $this->lexicon->senses( $latin );
		uasort( $senses, static fn ( array $one, array $other ): int => $other[0] <=> $one[0] );
		$found = $this->names->of( $latin ) + ( array() === $senses ? $this->others->of( $latin ) : array() );
		foreach ( array_slice( $senses, 0, self::MOST, true ) as $number => list( $sure ) ) {
			$fact = $this->company->facts[ $number ];
			foreach ( $sure < self::LEAST ? array() : $this->values[ $fact->field->value ][ $fact->text ] ?? array() as $column => $values ) {
				$percent                      = (int) round( 100 * $sure );
				$found[ $column ][ $percent ] = array( ...( $found[ $column ][ $percent ] ?? array() ), ...$values );
			}
		}
		return $found;
	}

	private function add( CloseColumn $column, string $value ): void {
		$kind = $column->kind();
		$text = FactKind::Name === $kind ? Latin::of( $value ) : $value;
		( FactKind::Name === $kind ? $this->names : $this->others )->add( $column, $value, $text );
		if ( ! isset( $this->values[ $kind->value ][ $text ] ) ) {
			$this->company->learn( self::STAND_IN, $kind, $text );
		}
		$this->values[ $kind->value ][ $text ][ $column->name() ][] = $value;
	}
}
