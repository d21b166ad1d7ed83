<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Words of a question that do not describe the people it asks for. Folded. */
final class Filler {

	private const WORDS = '
		a able about above actually after again all almost along already also always am among an and another any anybody anyone anything anywhere are aren around as ask asked asking at
		available away be because been before being below best better between both but by bye call called calls can cannot cant chat come comes could couldn currently customer customers
		client clients contact contacts could currently day days deal dealing deals dear details did didn different directory do does doesn doing don done dont each either else
		employee employees employed enough etc ever every everybody everyone exactly except excluding excellent experience experienced expert expertise experts explain familiar far few figure file files find finding
		first fluent for friend from gal get gets getting girl give given go goes going good got great guess guy guys had handle handled handles handling has have haven having he head hello help helpful helping
		helps her here hers hey hi him his how i id idea if in info information inside instead into involved is isn issue issues it its just kind kindly know knowing knowledge knowledgeable knows
		lady last later least let lets like list located location look looking looks lot made maintain maintains make makes man many matter matters may maybe me mean meet member members might mind mine more morning most mostly much
		must my name named names near need needed needs never new next nice no nobody none not now number o of off offer offers often ok okay on once one ones only onto or other others our ours out outside over own
		owns part people perhaps person persons phone please point possible possibly probably problem problems proficient question questions quick quickly quite rather reach reached really regarding related responsible
		right run runs s said same saw say says see seem seems send shall she should show since skilled so some somebody somehow someone something sometimes soon speak speaker speakers
		speaking speaks specialize specialized specializes specialise specialises specializing still stuff such sure t take takes talk talking tell than thank thanks that the their theirs them themselves then there these they thing things think
		this those through time to today together told too toward try trying under understand understands understanding until up upon us use used uses using usually very via wanna want wants was way we week well went were
		what whats when where whether which while who whoever whom whos whose why will wish with within without woman wonder wondering work worked working works would wouldn yes yet you your yours
		based sits sitting colleague colleagues coworker coworkers teammate teammates background worker workers works somebodys anybodys re ve ll email emailed mail address extension line point walk assist assists advise advice
		fellow folks folk currently company firm organization organisation business job jobs title titles position positions role roles known skill skills speciality specialty hire hires hired join joined joining joins
		start started starting starts year years month months ago long longest serving newest latest recent recently put keep keeps great main primary goto top both two three four five six seven january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday yesterday tomorrow tonight im mr mrs ms miss dr prof madame monsieur mme herr frau senor senora senorita sir madam youre hasnt havent wasnt thats theres whats heres ive ill isnt shouldnt wouldnt lets cannot roster entire whole complete overview overall pls sort type himself herself itself themselves ourselves oneself doesnt dont didnt wouldnt couldnt mustnt arent werent wasnt wont neednt theyre theyve hes shes whose whats came begun began arrived newcomers tonnes tons kilos kilograms litres liters pounds dozen dozens hundred hundreds thousand thousands twelve eleven fifteen twenty thirty forty fifty sixty mister missus sra sr mlle mademoiselle fraulein dona signor signora anyhow somewhere everywhere anyway maybe hence amid whereas although though unless nor cos cuz gonna gotta wanna ain tbh btw asap fyi plz thx tenure seniority tenured bilingual trilingual multilingual fluently native
	';

	/** Words that raise the score of a match but are not required. */
	private const SOFT = '
		office offices branch branches department departments dept team teams group division unit staff section site desk field area floor building hq headquarters
		email mail service member
	';

	/** Prepositions before a place. */
	private const BEFORE_PLACES = array( 'in', 'at', 'near', 'inside', 'around', 'within' );

	/** @var array<string, int> */
	private readonly array $words;

	/** @var array<string, int> */
	private readonly array $soft;

	public function __construct() {
		$this->words = self::set( self::WORDS );
		$this->soft  = self::set( self::SOFT );
	}

	public function has( string $word ): bool {
		return isset( $this->words[ $word ] );
	}

	public function lacks( string $word ): bool {
		return ! $this->has( $word );
	}

	public function is_soft( string $word ): bool {
		return isset( $this->soft[ $word ] );
	}

	/**
	 * Stems to search bios for: of words longer than three letters, because most bios contain the short ones, and at most eight.
	 *
	 * @return list<string>
	 */
	public static function telling( string $question ): array {
		$filler = new self();
		$words  = array_filter( Words::of( $question ), static fn ( string $word ): bool => strlen( $word ) > 3 && ! $filler->has( $word ) && ! $filler->is_soft( $word ) );
		$words  = array_merge( $words, ...array_map( array( Lives::class, 'related' ), array_values( $words ) ) );
		$stems  = array_map( array( Words::class, 'stem' ), array_unique( $words ) );
		return array_slice( array_values( array_unique( $stems ) ), 0, 8 );
	}

	public static function announces_place( string $word ): bool {
		return in_array( $word, self::BEFORE_PLACES, true );
	}

	/** @return array<string, int> */
	private static function set( string $words ): array {
		return array_flip( explode( ' ', (string) preg_replace( '/\s+/', ' ', trim( $words ) ) ) );
	}
}
