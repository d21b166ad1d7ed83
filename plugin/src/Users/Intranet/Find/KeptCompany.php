<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * A company as text, with all that is derived from its people: the facts, their words, stems and sounds. Reading it takes a
 * small part of the time of reading the people and their words anew. Roles are without words, bios are not included.
 */
final class KeptCompany {

	/** To be raised when a text reads otherwise than before: in its form, or in how words, stems and sounds are made. */
	public const FORMAT = 3;

	public readonly Roster $roster;

	/** How many words, and how many words run together, are kept: those after them have been learnt since. */
	public readonly int $words;
	public readonly int $joined;

	private function __construct( private readonly KeptParts $parts ) {
		$this->roster = Roster::kept( $parts );
		$this->words  = (int) $parts->text( 'number of words' );
		$this->joined = (int) $parts->text( 'number of joined' );
	}

	/** @param string ...$texts That of the company, and that of the contacts where the question needs them. */
	public static function read( string ...$texts ): self {
		return new self( KeptParts::read( ...$texts ) );
	}

	/** To be called before bios and addresses are learnt. */
	public static function of( Company $company ): string {
		list( $words, $joined, $stems ) = self::without_roles( $company );
		return KeptParts::of(
			array(
				...$company->roster->pack(),
				...$company->facts->pack(),
				'words'            => KeptParts::packed( $words ),
				'joined'           => KeptParts::packed( $joined ),
				'stems'            => KeptParts::packed( $stems ),
				'sounds'           => KeptParts::packed( $company->sounds() ),
				'addresses'        => KeptParts::packed( AddressNames::of( $company->roster ) ),
				'domain'           => $company->domain(),
				'number of words'  => (string) count( $words ),
				'number of joined' => (string) count( $joined ),
			)
		);
	}

	public static function contacts_of( Company $company ): string {
		return KeptParts::of( $company->roster->contacts() );
	}

	public function facts(): FactList {
		return FactList::kept( $this->parts );
	}

	/** @return array{array<array-key, array<int, int>>, array<array-key, array<int, int>>, array<array-key, array<array-key, true>>, string} Words, joined words, stems and domain, as Company has them. */
	public function index(): array {
		/** @var array{array<array-key, array<int, int>>, array<array-key, array<int, int>>, array<array-key, array<array-key, true>>} $index */
		$index = array( $this->parts->value( 'words' ), $this->parts->value( 'joined' ), $this->parts->value( 'stems' ) );
		return array( ...$index, (string) $this->parts->text( 'domain' ) );
	}

	/** @return array<array-key, list<string>> Words of names by their sound. */
	public function sounds(): array {
		/** @var array<array-key, list<string>> */
		return $this->parts->value( 'sounds' );
	}

	/** @return array<int, list<string>> Names that only the e-mail address has, by user ID. */
	public function addresses(): array {
		/** @var array<int, list<string>> */
		return $this->parts->value( 'addresses' );
	}

	/** @return array{array<array-key, array<int, int>>, array<array-key, array<int, int>>, array<array-key, array<array-key, true>>} */
	private static function without_roles( Company $company ): array {
		$roles  = array_flip( $company->facts->of_kind( FactKind::Role ) );
		$words  = $company->words;
		$joined = $company->joined;
		$stems  = $company->stems;
		foreach ( array_keys( $roles ) as $number ) {
			foreach ( $company->facts[ $number ]->words as $word ) {
				unset( $words[ $word ][ $number ] );
				if ( array() === ( $words[ $word ] ?? array() ) ) {
					$stem = Words::stem( $word );
					unset( $words[ $word ], $stems[ $stem ][ $word ] );
					if ( array() === ( $stems[ $stem ] ?? array() ) ) {
						unset( $stems[ $stem ] );
					}
				}
			}
		}
		foreach ( $joined as $word => $facts ) {
			$joined[ $word ] = array_diff_key( $facts, $roles );
		}
		return array( $words, array_filter( $joined ), $stems );
	}
}
