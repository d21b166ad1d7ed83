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

	/**
	 * @param string             $kinds   A letter for each fact.
	 * @param list<string>       $texts   Of the facts that were kept, as are the others.
	 * @param list<string>       $words
	 * @param array<int, string> $english
	 */
	private function __construct(
		private string $kinds = '',
		private readonly array $texts = array(),
		private readonly array $words = array(),
		private readonly array $english = array(),
		private readonly ?KeptParts $kept = null,
	) {}

	public static function empty(): self {
		return new self();
	}

	/** @param KeptParts $kept What pack() made. */
	public static function kept( KeptParts $kept ): self {
		/** @var array{list<string>, list<string>, array<int, string>} $facts */
		$facts = $kept->value( 'facts' );
		return new self( (string) $kept->text( 'kinds' ), ...$facts, kept: $kept );
	}

	/** @return array<string, string> Roles by their values instead of their labels, which depend on the language and the settings. */
	public function pack(): array {
		$texts   = array();
		$words   = array();
		$english = array();
		$people  = '';
		$ends    = array();
		for ( $number = 0; $number < $this->count(); $number++ ) {
			$fact    = $this->offsetGet( $number );
			$texts[] = null === $fact->role ? $fact->text : $fact->role->value;
			$words[] = implode( ' ', $fact->words );
			$people .= PackedNumbers::of( $fact->people );
			$ends[]  = strlen( $people );
			if ( '' !== $fact->english ) {
				$english[ $number ] = $fact->english;
			}
		}
		return array(
			'kinds'       => $this->kinds,
			'facts'       => KeptParts::packed( array( $texts, $words, $english ) ),
			'people'      => $people,
			'people ends' => PackedNumbers::of( $ends ),
		);
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
		return self::split( $this->words[ $number ] );
	}

	/** @return array<int, Role> The roles that are read from what was kept, by number. */
	public function kept_roles(): array {
		$roles = array();
		foreach ( $this->of_kind( FactKind::Role ) as $number ) {
			$roles[ $number ] = Role::from( $this->texts[ $number ] );
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
		$text = $this->texts[ $number ];
		$fact = FactKind::Role === $kind
			? Fact::of_role( Role::from( $text ) )
			: new Fact( $kind, $text, self::split( $this->words[ $number ] ), $this->english[ $number ] ?? '' );
		$fact->people = null === $this->kept ? array() : PackedNumbers::read( $this->kept->bytes( 'people', $number > 0 ? $this->kept->number( 'people ends', $number - 1 ) : 0, $this->kept->number( 'people ends', $number ) ) );
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
			foreach ( FactKind::Role === $kind ? array() : array_keys( str_split( substr( $this->kinds, 0, count( $this->texts ) ) ), $kind->value[0], true ) as $number ) {
				$numbers[ $this->texts[ $number ] ] = $number;
			}
			$this->numbers[ $kind->value ] = $numbers;
		}
		return $this->numbers[ $kind->value ];
	}
}
