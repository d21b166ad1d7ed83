<?php

declare( strict_types=1 );

namespace Svc\Users\Sheets;

use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Source;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\Kernel\Text\Text as Folding;

/** A spreadsheet column. */
final class Column {

	/**
	 * @param string                $field   Field name in the operation's input.
	 * @param list<string>          $aliases Other programs' names for it, in lower case.
	 * @param array<string, string> $choices Labels of the values, by value.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly Place $place,
		public readonly string $field,
		public readonly Type $type,
		public readonly array $aliases = array(),
		public readonly bool $is_required = false,
		private readonly array $choices = array(),
	) {}

	public function is_imported(): bool {
		return Place::Nowhere !== $this->place;
	}

	/** Converts a non-empty cell to input of the operation. Invalid text is returned unchanged, so that the operation refuses it. */
	public function value( string $cell ): mixed {
		return match ( true ) {
			$this->type instanceof Whole  => self::whole( trim( $cell ) ) ?? $cell,
			$this->type instanceof Flag   => self::flag( $cell ) ?? $cell,
			$this->type instanceof ListOf => self::items( $cell ),
			$this->type instanceof Text   => self::text( $this->type, str_replace( array( "\r\n", "\r" ), "\n", $cell ) ),
			$this->type instanceof Choice => $this->choice( Markup::line( $cell ) ),
			default                       => trim( $cell ),
		};
	}

	/** A stored value as text. Values stored under an earlier type of a custom field read as empty. */
	public function cell( mixed $value ): string {
		return match ( true ) {
			null === $value, Place::Meta === $this->place && ! $this->fits( $value ) => '',
			is_bool( $value )  => $value ? 'true' : 'false',
			is_array( $value ) => self::joined( array_values( array_map( 'strval', $value ) ) ),
			default            => (string) $value,
		};
	}

	/** A cell in the words of people: a choice has its label. */
	public function words( string $cell ): string {
		return $this->choices[ $cell ] ?? $cell;
	}

	private function fits( mixed $value ): bool {
		try {
			$this->type->parse( $value, Source::Json );
			return true;
		} catch ( Invalid ) {
			return false;
		}
	}

	/**
	 * Separated by line feeds if an item has a semicolon.
	 *
	 * @param list<string> $items
	 */
	public static function joined( array $items ): string {
		$has_semicolon = array() !== array_filter( $items, static fn ( string $item ): bool => str_contains( $item, ';' ) );
		return $has_semicolon ? implode( "\n", $items ) . "\n" : implode( '; ', $items );
	}

	/** Text without Markdown and HTML, unless the field has HTML of its own. */
	private static function text( Text $type, string $cell ): string {
		return match ( true ) {
			TextFormat::Plain !== $type->format => Markup::address( $cell ),
			null !== $type->clean               => Markup::html( $cell ),
			$type->multiline                    => Markup::lines( $cell ),
			default                             => str_contains( trim( $cell ), "\n" ) ? $cell : Markup::line( $cell ),
		};
	}

	/** A value as exports write it, by its label, or as written with spaces, hyphens and capitals. */
	private function choice( string $cell ): string {
		if ( isset( $this->choices[ $cell ] ) ) {
			return $cell;
		}
		foreach ( $this->choices as $value => $label ) {
			// The cell is without markup already.
			if ( Folding::folded( Markup::line( $label ) ) === Folding::folded( $cell ) ) {
				return $value;
			}
		}
		return str_replace( array( ' ', '-' ), '_', strtolower( trim( $cell ) ) );
	}

	/** @return list<string> */
	private static function items( string $cell ): array {
		$items = preg_split( 1 === preg_match( '/[\r\n]/', $cell ) ? '/[\r\n]+/' : '/;/', $cell );
		return array_values( array_filter( array_map( array( Markup::class, 'line' ), false === $items ? array() : $items ), static fn ( string $item ): bool => '' !== $item ) );
	}

	private static function whole( string $cell ): ?int {
		return 1 === preg_match( '/^-?[0-9]{1,18}$/D', $cell ) ? (int) $cell : null;
	}

	private static function flag( string $cell ): ?bool {
		return match ( strtolower( trim( $cell ) ) ) {
			'true', '1', 'yes', 'y' => true,
			'false', '0', 'no', 'n' => false,
			default                 => null,
		};
	}
}
