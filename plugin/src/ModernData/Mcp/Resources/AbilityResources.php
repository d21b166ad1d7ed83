<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Resources;

use Closure;
use Svc\ModernData\Mcp\AbilityRunner;
use Svc\ModernData\Mcp\Switches\Switches;
use Svc\ModernData\Mcp\Tools\ToolResult;

/** Resources listed by one ability and read by another, by id. Switching an ability off removes the resources too. */
final class AbilityResources implements ResourceSource {

	private const PER_PAGE = 100;

	/** Listed pages per source. Clients stop after some 60 pages; other resources can be found by search and read by address. */
	private const PAGES = 25;

	/**
	 * @param string                                              $prefix   Prefix of the id in a resource's address.
	 * @param array<string, mixed>                                $template Resource template without its address.
	 * @param array<string, mixed>                                $query    Input of the listing ability.
	 * @param Closure(array<string, mixed>): array<string, mixed> $describe Converts a list item to a resource's fields.
	 */
	public function __construct(
		private readonly Switches $switches,
		private readonly string $prefix,
		private readonly string $list,
		private readonly string $get,
		private readonly array $template,
		private readonly array $query,
		private readonly Closure $describe,
	) {}

	public function templates(): array {
		return $this->switches->is_on( $this->get ) && wp_has_ability( $this->get ) ? array( array( 'uriTemplate' => $this->prefix . '{id}' ) + $this->template ) : array();
	}

	public function page( int $number ): ResourcePage {
		$paging = array(
			'page'     => $number,
			'per_page' => self::PER_PAGE,
		);
		$answer = $this->switches->is_on( $this->get ) ? AbilityRunner::read( $this->switches, $this->list, $this->query + $paging ) : null;
		if ( null === $answer ) {
			return new ResourcePage( array() );
		}
		$resources = array_map( fn ( mixed $item ): array => $this->resource( (array) $item ), (array) ( $answer['data'] ?? array() ) );
		return new ResourcePage( array_values( $resources ), $number < min( self::PAGES, (int) ( $answer['pages'] ?? 0 ) ) );
	}

	public function read( string $uri ): ?array {
		$id     = str_starts_with( $uri, $this->prefix ) ? substr( $uri, strlen( $this->prefix ) ) : '';
		$answer = 1 === preg_match( '/^[1-9][0-9]{0,17}$/D', $id ) ? AbilityRunner::read( $this->switches, $this->get, array( 'id' => (int) $id ) ) : null;
		if ( null === $answer ) {
			return null;
		}
		return array(
			array(
				'uri'      => $uri,
				'mimeType' => 'application/json',
				'text'     => ToolResult::json( (object) $answer ),
			),
		);
	}

	/**
	 * @param array<string, mixed> $item
	 * @return array<string, mixed>
	 */
	private function resource( array $item ): array {
		return array( 'uri' => $this->prefix . (int) $item['id'] ) + ( $this->describe )( $item ) + array( 'mimeType' => 'application/json' );
	}
}
