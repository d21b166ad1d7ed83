<?php

declare( strict_types=1 );

namespace Svc\Kernel\Schema;

/** A list of unique values of one type. */
final class ListOf extends Type {

	/** @param bool $brackets Whether problems of an item are named `list[1].member`; by default `list.1.member`. */
	public function __construct(
		private readonly Type $item,
		private readonly ?int $max = null,
		private readonly bool $unique = true,
		private readonly int $min = 0,
		private readonly bool $brackets = false,
	) {}

	protected function schema(): array {
		return array(
			'type'  => 'array',
			'items' => $this->item->json(),
		) + ( 0 === $this->min ? array() : array( 'minItems' => $this->min ) )
			+ ( null === $this->max ? array() : array( 'maxItems' => $this->max ) )
			+ ( $this->unique ? array( 'uniqueItems' => true ) : array() );
	}

	/** @return list<mixed> */
	protected function read( mixed $value, Source $source ): array {
		// In a query string a list is comma-separated, as in WordPress.
		if ( Source::Query === $source && is_string( $value ) ) {
			$value = '' === $value ? array() : explode( ',', $value );
		}
		if ( ! is_array( $value ) || ! array_is_list( $value ) ) {
			throw Invalid::because( __( 'This must be a list.', 'svc' ) );
		}
		if ( null !== $this->max && count( $value ) > $this->max ) {
			/* translators: %d: largest allowed number of items. */
			throw Invalid::because( sprintf( __( 'This may have at most %d items.', 'svc' ), $this->max ) );
		}
		if ( count( $value ) < $this->min ) {
			/* translators: %d: smallest allowed number of items. */
			throw Invalid::because( sprintf( _n( 'This must have at least %d item.', 'This must have at least %d items.', $this->min, 'svc' ), $this->min ) );
		}
		$items    = array();
		$problems = array();
		foreach ( $value as $index => $item ) {
			try {
				$items[] = $this->item->parse( $item, $source );
			} catch ( Invalid $invalid ) {
				$problems += $invalid->under( $this->brackets ? "[$index]" : (string) $index );
			}
		}
		if ( array() !== $problems ) {
			throw new Invalid( $problems );
		}
		if ( $this->unique && count( array_unique( array_map( 'wp_json_encode', $items ) ) ) < count( $items ) ) {
			throw Invalid::because( __( 'This must not name anything twice.', 'svc' ) );
		}
		return $items;
	}
}
