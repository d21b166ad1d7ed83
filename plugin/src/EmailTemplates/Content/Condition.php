<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Content;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Tags\Values;

/** When a block is shown: its attribute `svcIf` is `event.location`, or `!event.location` for the opposite. */
final class Condition {

	private function __construct(
		public readonly string $key,
		private readonly bool $is_negated,
	) {}

	/** @return self|null Null where there is none, or none that can be read. */
	public static function of( Node $node ): ?self {
		return $node->has_attributes() && 1 === preg_match( '/^(!?)([a-z][a-z0-9_]*\.[a-z][a-z0-9_]*)$/D', $node->text( 'svcIf' ), $found ) ? new self( $found[2], '!' === $found[1] ) : null;
	}

	/** @return string|null A sentence where there is a condition that cannot be read. */
	public static function problem( Node $node ): ?string {
		return $node->lacks( 'svcIf' ) || null !== self::of( $node ) ? null : __( 'svcIf must be a merge tag without braces, such as event.location or !event.location.', 'svc' );
	}

	public function holds( Values $values ): bool {
		return ( '' === $values->get( $this->key ) ) === $this->is_negated;
	}
}
