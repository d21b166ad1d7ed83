<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Markup;

/**
 * One block of a template as WordPress parses it, with typed access to what was stored.
 *
 * Nothing of it is trusted: attributes of other types read as missing.
 */
final class Node {

	private readonly string $name;

	/** @var array<array-key, mixed> */
	private readonly array $attributes;

	/** @var list<self>|null */
	private ?array $children = null;

	private ?Tokens $tokens = null;

	/** @param array<array-key, mixed> $block As parse_blocks() returns it. */
	public function __construct(
		private readonly array $block,
		/** Such as `blocks.2.innerBlocks.0`, counted without white space. */
		public readonly string $path,
		/** Whether the blocks inside of it have its path, not paths of their own. */
		private readonly bool $is_place = false,
	) {
		$name             = $block['blockName'] ?? null;
		$attributes       = $block['attrs'] ?? array();
		$this->name       = is_string( $name ) ? $name : '';
		$this->attributes = is_array( $attributes ) ? $attributes : array();
	}

	/** @return list<self> */
	public static function parse( string $content ): array {
		return self::nodes( parse_blocks( $content ), 'blocks' );
	}

	/**
	 * The blocks of the synced pattern that this block uses, with what it changes of them. They are reported where it stands.
	 *
	 * @return list<self>
	 */
	public function of_pattern( string $content ): array {
		$nodes = self::nodes( PatternOverrides::applied( parse_blocks( $content ), $this->attributes ), 'blocks' );
		return array_map( fn ( self $node ): self => $node->at( $this->path ), $nodes );
	}

	private function at( string $path ): self {
		return new self( $this->block, $path, true );
	}

	/** "" for loose HTML. */
	public function name(): string {
		return $this->name;
	}

	/** The saved markup without that of inner blocks. */
	public function html(): string {
		$html = $this->block['innerHTML'] ?? '';
		return is_string( $html ) ? $html : '';
	}

	/** The saved markup, read. */
	public function tokens(): Tokens {
		return $this->tokens ??= Tokens::of( $this->html() );
	}

	/** @return list<self> */
	public function children(): array {
		if ( null === $this->children ) {
			$nodes          = self::nodes( (array) ( $this->block['innerBlocks'] ?? array() ), "$this->path.innerBlocks" );
			$this->children = $this->is_place ? array_map( fn ( self $node ): self => $node->at( $this->path ), $nodes ) : $nodes;
		}
		return $this->children;
	}

	/** Whether the editor has stored anything besides the markup. */
	public function has_attributes(): bool {
		return array() !== $this->attributes;
	}

	public function text( string ...$keys ): string {
		$value = $this->attribute( ...$keys );
		return is_string( $value ) || is_int( $value ) || is_float( $value ) ? trim( (string) $value ) : '';
	}

	/** Text of which WordPress's filter for accounts without unfiltered_html writes `&` as an entity. */
	public function decoded( string $key ): string {
		return html_entity_decode( $this->text( $key ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	public function number( string $key ): ?int {
		$value = $this->attribute( $key );
		return is_int( $value ) ? $value : null;
	}

	/** Whether nothing is stored under the name, or an empty text. */
	public function lacks( string $key ): bool {
		$value = $this->attribute( $key );
		return null === $value || ( is_string( $value ) && '' === trim( $value ) );
	}

	public function is_set( string $key ): bool {
		return true === $this->attribute( $key );
	}

	public function is_unset( string $key ): bool {
		return false === $this->attribute( $key );
	}

	/** Whether the editor hides it: "Hide > Omit from published content". */
	public function is_hidden(): bool {
		return false === $this->attribute( 'metadata', 'blockVisibility' );
	}

	/** Whether something other than null is stored under the name. */
	public function has( string ...$keys ): bool {
		return null !== $this->attribute( ...$keys );
	}

	/** @return list<string> */
	public function texts( string $key ): array {
		return array_values( array_filter( (array) $this->attribute( $key ), 'is_string' ) );
	}

	/**
	 * The styles that the editor stored.
	 *
	 * @return array<string, mixed> By dotted path, such as `color.text`.
	 */
	public function styles(): array {
		$style = $this->attribute( 'style' );
		return is_array( $style ) ? self::flat( $style, '', 1 ) : array();
	}

	private function attribute( string ...$keys ): mixed {
		$value = $this->attributes;
		foreach ( $keys as $key ) {
			$value = is_array( $value ) ? $value[ $key ] ?? null : null;
		}
		return $value;
	}

	/**
	 * @param array<array-key, mixed> $style
	 * @return array<string, mixed>
	 */
	private static function flat( array $style, string $before, int $depth ): array {
		$flat = array();
		foreach ( $style as $key => $value ) {
			$flat += is_array( $value ) && $depth < 6 ? self::flat( $value, "$before$key.", $depth + 1 ) : array( "$before$key" => $value );
		}
		return $flat;
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @return list<self>
	 */
	private static function nodes( array $blocks, string $path ): array {
		$nodes = array();
		foreach ( $blocks as $block ) {
			// White space between blocks is a block without a name.
			if ( is_array( $block ) && ( null !== ( $block['blockName'] ?? null ) || '' !== trim( (string) ( $block['innerHTML'] ?? '' ) ) ) ) {
				$nodes[] = new self( $block, "$path." . count( $nodes ) );
			}
		}
		return $nodes;
	}
}
