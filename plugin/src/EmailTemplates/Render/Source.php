<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Render;

use Svc\EmailTemplates\Markup\Node;

/** What is rendered: a stored template, or one that is being written. */
final class Source {

	/**
	 * @param array<string, mixed> $theme  Colours of its own, by name.
	 * @param list<Node>|null      $blocks Of the content, where it was parsed and checked before.
	 */
	public function __construct(
		public readonly string $subject,
		public readonly string $preheader,
		/** Block markup. */
		public readonly string $content,
		public readonly array $theme = array(),
		private readonly ?array $blocks = null,
	) {}

	/** Whether every block may stand where it does, those of synced patterns, too. */
	public function is_checked(): bool {
		return null !== $this->blocks;
	}

	/** @return list<Node> */
	public function blocks(): array {
		return $this->blocks ?? Node::parse( mb_scrub( $this->content, 'UTF-8' ) );
	}
}
