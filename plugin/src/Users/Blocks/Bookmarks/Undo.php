<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\Bookmarks;

/** A removed bookmark as a query parameter. Has a nonce, so that a forged link cannot offer a bookmark the caller never had. */
final class Undo {

	public const FIELD = 'svc_removed';

	public function __construct(
		public readonly int $site_id,
		public readonly int $post_id,
		public readonly string $collection,
	) {}

	public function text(): string {
		return "{$this->nonce()}-{$this->content()}";
	}

	public static function of( string $text ): ?self {
		if ( 1 !== preg_match( '/^(\w+)-(\d+)-(\d+)-(.+)$/Ds', $text, $parts ) ) {
			return null;
		}
		$undo = new self( (int) $parts[2], (int) $parts[3], $parts[4] );
		return false === wp_verify_nonce( $parts[1], $undo->action() ) ? null : $undo;
	}

	private function nonce(): string {
		return (string) wp_create_nonce( $this->action() );
	}

	private function action(): string {
		return "svc_undo {$this->content()}";
	}

	private function content(): string {
		return "$this->site_id-$this->post_id-$this->collection";
	}
}
