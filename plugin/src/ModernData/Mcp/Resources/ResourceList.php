<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Resources;

use Svc\ModernData\Mcp\Protocol\Cursor;
use Svc\ModernData\Mcp\Protocol\Exchange;
use Svc\ModernData\Mcp\Protocol\Fault;
use Svc\ModernData\Mcp\Switches\Switches;

/** The resources of this site, one source after the other. */
final class ResourceList {

	public function __construct( private readonly Switches $switches ) {}

	/**
	 * @return array<string, mixed>
	 * @throws Fault
	 */
	public function page( Exchange $exchange ): array {
		$cursor  = Cursor::of( $exchange );
		$sources = $this->sources();
		if ( ! isset( $sources[ $cursor->source ] ) ) {
			throw Cursor::unknown();
		}
		do {
			$page   = $sources[ $cursor->source ]->page( $cursor->page );
			$next   = match ( true ) {
				$page->has_more                           => new Cursor( $cursor->source, $cursor->page + 1 ),
				isset( $sources[ $cursor->source + 1 ] ) => new Cursor( $cursor->source + 1 ),
				default                                  => null,
			};
			$cursor = $next;
			// Skips sources in which the caller may read nothing.
		} while ( null !== $cursor && array() === $page->resources );
		return array( 'resources' => $page->resources ) + ( null === $next ? array() : array( 'nextCursor' => $next->text() ) );
	}

	/**
	 * @return array<string, mixed>
	 * @throws Fault
	 */
	public function template_page( Exchange $exchange ): array {
		Cursor::require_first( $exchange );
		return array( 'resourceTemplates' => $this->templates() );
	}

	/**
	 * @return array<string, mixed>
	 * @throws Fault
	 */
	public function read( Exchange $exchange ): array {
		$uri = $exchange->text( 'uri' );
		foreach ( $this->sources() as $source ) {
			$contents = $source->read( $uri );
			if ( null !== $contents ) {
				return array( 'contents' => $contents );
			}
		}
		throw Fault::no_resource( $uri );
	}

	public function has_template( string $uri ): bool {
		return in_array( $uri, array_column( $this->templates(), 'uriTemplate' ), true );
	}

	/** @return list<array<string, mixed>> */
	private function templates(): array {
		return array_merge( ...array_map( static fn ( ResourceSource $source ): array => $source->templates(), $this->sources() ) );
	}

	/** @return list<ResourceSource> */
	private function sources(): array {
		/**
		 * Filters the sources of resources of the MCP endpoint. Added sources must check permissions themselves.
		 *
		 * @param list<ResourceSource> $sources
		 */
		$sources = (array) apply_filters( 'svc_mcp_resources', OwnResources::all( $this->switches ) );
		return array_values( array_filter( $sources, static fn ( mixed $source ): bool => $source instanceof ResourceSource ) );
	}
}
