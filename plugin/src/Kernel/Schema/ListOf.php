<?php

declare( strict_types=1 );

namespace Svc\Kernel\Schema;

/** A list of unique values of one type. */
final class ListOf extends Type {

	public function __construct(
		private readonly Type $item,
		private readonly ?int $max = null,
		private readonly bool $unique = true,
	) {}

	protected function schema(): array {
		return array(
			'type'  => 'array',
			'items' => $this->item->json(),
		) + ( null === $this->max ? array() : array( 'maxItems' => $this->max ) )
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
		$items    = array();
		$problems = array();
		foreach ( $value as $index => $item ) {
			try {
				$items[] = $this->item->parse( $item, $source );
			} catch ( Invalid $invalid ) {
				$problems += $invalid->under( (string) $index );
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
