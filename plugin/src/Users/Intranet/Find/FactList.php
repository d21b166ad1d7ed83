<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use ArrayAccess;
use Countable;
use LogicException;
use Svc\Users\Fields\Role;

/**
 * The facts of a company by their numbers. One that is read from what was kept is an object only when it is asked for.
 *
 * @phpstan-type Kept array{kinds: string, texts: list<string>, words: list<string>, english: array<int, string>, people: list<string>}
 * @implements ArrayAccess<int, Fact>
 */
final class FactList implements ArrayAccess, Countable {

	/** By the first letters of their values. */
	private const KINDS = array(
		'n' => FactKind::Name,
		't' => FactKind::Title,
		'r' => FactKind::Role,
		'd' => FactKind::Department,
		'o' => FactKind::Office,
		's' => FactKind::Skill,
		'b' => FactKind::Bio,
	);

	/** @var array<int, Fact> */
	private array $facts = array();

	/** @var array<string, array<array-key, int>> FactKind => text => number. */
	private array $numbers = array();

	/** @param Kept $kept */
	private function __construct(
		private readonly array $kept,
		private string $kinds = '',
	) {}

	public static function empty(): self {
		return new self( array( 'kinds' => '', 'texts' => array(), 'words' => array(), 'english' => array(), 'people' => array() ) );
	}

	/** @param Kept $kept */
	public static function kept( array $kept ): self {
		return new self( $kept, $kept['kinds'] );
	}

	/** @return Kept Roles by their values instead of their labels, which depend on the language and the settings. */
	public function pack(): array {
		$kept = array( 'kinds' => $this->kinds, 'texts' => array(), 'words' => array(), 'english' => array(), 'people' => array() );
		for ( $number = 0; $number < $this->count(); $number++ ) {
			$fact             = $this->offsetGet( $number );
			$kept['texts'][]  = null === $fact->role ? $fact->text : $fact->role->value;
			$kept['words'][]  = implode( ' ', $fact->words );
			$kept['people'][] = PackedNumbers::of( $fact->people );
			if ( '' !== $fact->english ) {
				$kept['english'][ $number ] = $fact->english;
			}
		}
		return $kept;
	}

	public function add( Fact $fact ): int {
		$number                                             = $this->count();
		$this->facts[ $number ]                             = $fact;
		$this->kinds                                       .= $fact->field->value[0];
		$this->numbers( $fact->field );
		$this->numbers[ $fact->field->value ][ $fact->text ] = $number;
		return $number;
	}

	public function number( FactKind $kind, string $text ): ?int {
		return $this->numbers( $kind )[ $text ] ?? null;
	}

	public function kind( int $number ): FactKind {
		return self::KINDS[ $this->kinds[ $number ] ];
	}

	/** @return list<string> The words of a fact, without making it. */
	public function words( int $number ): array {
		if ( isset( $this->facts[ $number ] ) || FactKind::Role === $this->kind( $number ) ) {
			return $this->offsetGet( $number )->words;
		}
		return self::split( $this->kept['words'][ $number ] );
	}

	/** @return array<int, Role> The roles that are read from what was kept, by number. */
	public function kept_roles(): array {
		$roles = array();
		foreach ( $this->of_kind( FactKind::Role ) as $number ) {
			$roles[ $number ] = Role::from( $this->kept['texts'][ $number ] );
		}
		return $roles;
	}

	/** @return list<int> */
	public function of_kind( FactKind $kind ): array {
		return array_keys( str_split( $this->kinds ), $kind->value[0], true );
	}

	public function count(): int {
		return strlen( $this->kinds );
	}

	public function offsetExists( mixed $offset ): bool {
		return $offset >= 0 && $offset < $this->count();
	}

	public function offsetGet( mixed $offset ): Fact {
		return $this->facts[ $offset ] ??= $this->made( $offset );
	}

	public function offsetSet( mixed $offset, mixed $value ): void {
		throw new LogicException( 'Facts are added by add().' );
	}

	public function offsetUnset( mixed $offset ): void {
		throw new LogicException( 'Facts cannot be removed.' );
	}

	private function made( int $number ): Fact {
		$kind = $this->kind( $number );
		$text = $this->kept['texts'][ $number ];
		$fact = FactKind::Role === $kind
			? Fact::of_role( Role::from( $text ) )
			: new Fact( $kind, $text, self::split( $this->kept['words'][ $number ] ), $this->kept['english'][ $number ] ?? '' );
		$fact->people = PackedNumbers::read( $this->kept['people'][ $number ] );
		return $fact;
	}

	/** @return list<string> */
	private static function split( string $words ): array {
		return '' === $words ? array() : explode( ' ', $words );
	}

	/** @return array<array-key, int> By text. */
	private function numbers( FactKind $kind ): array {
		if ( ! isset( $this->numbers[ $kind->value ] ) ) {
			$numbers = array();
			foreach ( FactKind::Role === $kind ? array() : array_keys( str_split( $this->kept['kinds'] ), $kind->value[0], true ) as $number ) {
				$numbers[ $this->kept['texts'][ $number ] ] = $number;
			}
			$this->numbers[ $kind->value ] = $numbers;
		}
		return $this->numbers[ $kind->value ];
	}
}
