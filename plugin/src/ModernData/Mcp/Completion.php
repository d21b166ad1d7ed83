<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp;

use stdClass;
use Svc\Kernel\Text\Text;
use Svc\ModernData\Mcp\Prompts\PromptList;
use Svc\ModernData\Mcp\Protocol\Exchange;
use Svc\ModernData\Mcp\Protocol\Fault;
use Svc\ModernData\Mcp\Resources\ResourceList;

/** Suggests values for an argument, limited to data that the caller may see. */
final class Completion {

	private const MAX_VALUES = 100;

	public function __construct(
		private readonly ResourceList $resources,
		private readonly PromptList $prompts,
	) {}

	/**
	 * @return array<string, mixed>
	 * @throws Fault
	 */
	public function answer( Exchange $exchange ): array {
		$argument = $exchange->object( 'argument' );
		$name     = $argument->name ?? null;
		$typed    = $argument->value ?? null;
		if ( ! is_string( $name ) || ! is_string( $typed ) ) {
			throw Fault::params( __( 'The parameter argument needs a name and a value.', 'svc' ) );
		}
		$values = self::matching( $this->choices( $exchange->object( 'ref' ), $name ), $typed );
		return array(
			'completion' => array(
				'values'  => array_slice( $values, 0, self::MAX_VALUES ),
				'total'   => count( $values ),
				'hasMore' => count( $values ) > self::MAX_VALUES,
			),
		);
	}

	/**
	 * @return list<string>
	 * @throws Fault
	 */
	private function choices( stdClass $ref, string $argument ): array {
		$prompt   = $ref->name ?? null;
		$template = $ref->uri ?? null;
		if ( 'ref/prompt' === ( $ref->type ?? null ) && is_string( $prompt ) ) {
			return $this->prompts->named( $prompt )->choices( $argument );
		}
		if ( 'ref/resource' === ( $ref->type ?? null ) && is_string( $template ) && $this->resources->has_template( $template ) ) {
			return array();
		}
		throw Fault::params( __( 'The parameter ref must name a prompt or a resource template of this server.', 'svc' ) );
	}

	/**
	 * Choices that begin with the text first, then those that contain it. Ignores case and accents.
	 *
	 * @param list<string> $choices
	 * @return list<string>
	 */
	private static function matching( array $choices, string $typed ): array {
		$folded = Text::folded( $typed );
		$places = array_map( static fn ( string $choice ): int|false => '' === $folded ? 0 : strpos( Text::folded( $choice ), $folded ), $choices );
		$found  = array_filter( $places, static fn ( int|false $place ): bool => false !== $place );
		$ranks  = array_map( static fn ( int|false $place ): int => 0 === $place ? 0 : 1, $found );
		asort( $ranks );
		return array_map( static fn ( int $key ): string => $choices[ $key ], array_keys( $ranks ) );
	}
}
