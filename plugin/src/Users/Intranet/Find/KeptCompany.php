<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * A company as text, with all that is derived from its people: the facts, their words, stems and sounds. Reading it takes a
 * small part of the time of reading the people and their words anew. Roles are without words, bios are not included.
 *
 * @phpstan-import-type Kept from FactList
 */
final class KeptCompany {

	/** To be raised when a text reads otherwise than before: in its form, or in how words, stems and sounds are made. */
	public const FORMAT = 2;

	public readonly Roster $roster;

	/** How many words, and how many words run together, are kept: those after them have been learnt since. */
	public readonly int $words;
	public readonly int $joined;

	/** @param array<string, string> $parts Each is read when it is asked for. */
	private function __construct( private readonly array $parts, string $contacts ) {
		$this->roster = Roster::kept( self::texts( $parts['roster'] ) + self::texts( $contacts ) );
		$this->words  = (int) $parts['number of words'];
		$this->joined = (int) $parts['number of joined'];
	}

	/** @param string $contacts The text of the contacts, or "" where the question needs none. */
	public static function read( string $text, string $contacts = '' ): self {
		return new self( self::texts( $text ), $contacts );
	}

	/** To be called before bios and addresses are learnt. */
	public static function of( Company $company ): string {
		list( $words, $joined, $stems ) = self::without_roles( $company );
		return self::text(
			array(
				'roster'           => self::text( $company->roster->pack() ),
				'facts'            => self::text( $company->facts->pack() ),
				'words'            => self::text( $words ),
				'joined'           => self::text( $joined ),
				'stems'            => self::text( $stems ),
				'sounds'           => self::text( $company->sounds() ),
				'addresses'        => self::text( AddressNames::of( $company->roster ) ),
				'domain'           => $company->domain(),
				'number of words'  => (string) count( $words ),
				'number of joined' => (string) count( $joined ),
			)
		);
	}

	public static function contacts_of( Company $company ): string {
		return self::text( $company->roster->contacts() );
	}

	public function facts(): FactList {
		/** @var Kept $facts */
		$facts = self::value( $this->parts['facts'] );
		return FactList::kept( $facts );
	}

	/** @return array{array<array-key, array<int, int>>, array<array-key, array<int, int>>, array<array-key, array<array-key, true>>, string} Words, joined words, stems and domain, as Company has them. */
	public function index(): array {
		/** @var array{array<array-key, array<int, int>>, array<array-key, array<int, int>>, array<array-key, array<array-key, true>>} $index */
		$index = array( self::value( $this->parts['words'] ), self::value( $this->parts['joined'] ), self::value( $this->parts['stems'] ) );
		return array( ...$index, $this->parts['domain'] );
	}

	/** @return array<array-key, list<string>> Words of names by their sound. */
	public function sounds(): array {
		/** @var array<array-key, list<string>> */
		return self::value( $this->parts['sounds'] );
	}

	/** @return array<int, list<string>> Names that only the e-mail address has, by user ID. */
	public function addresses(): array {
		/** @var array<int, list<string>> */
		return self::value( $this->parts['addresses'] );
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

	/** @return array<string, string> */
	private static function texts( string $text ): array {
		/** @var array<string, string> */
		return '' === $text ? array() : self::value( $text );
	}

	/** @param array<mixed> $value */
	private static function text( array $value ): string {
		return serialize( $value ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- unlike JSON it holds bytes.
	}

	/** @return array<mixed> */
	private static function value( string $text ): array {
		return (array) unserialize( $text, array( 'allowed_classes' => false ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_unserialize -- the plugin's own table, and no objects.
	}
}
