<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Templates;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;

/**
 * Holds the rules of subject and preheader where WordPress itself restores a revision.
 *
 * It writes the content, which PostGuard checks, and after it the meta, which nothing can refuse. Where they may not be those of
 * the template, they and the colors stay as they are.
 */
final class RevisionGuard {

	private const HOOK = 'wp_restore_post_revision';

	public function __construct( private readonly Database $database ) {}

	public function restoring( int $id, int $revision ): void {
		$template = ( new TemplateStore( $this->database ) )->find( $id );
		$state    = null === $template ? null : Revisions::saved( $template, $revision );
		if ( null === $template || null === $state || self::is_allowed( $state, $template ) || ! remove_action( self::HOOK, 'wp_restore_post_revision_meta' ) ) {
			return;
		}
		$again = static function () use ( &$again ): void {
			remove_action( self::HOOK, $again, 11 );
			add_action( self::HOOK, 'wp_restore_post_revision_meta', 10, 2 );
		};
		add_action( self::HOOK, $again, 11 );
	}

	/** WordPress stores the meta of some autosaves as they were sent. */
	private static function is_allowed( Template $state, Template $template ): bool {
		$lines = array(
			'subject'   => $state->subject,
			'preheader' => $state->preheader,
		);
		try {
			TemplateFields::update_input()->parse( array_filter( $lines, 'is_string' ), Source::Loose );
		} catch ( Invalid ) {
			return false;
		}
		return array() === TemplateChecks::problems( $state, $template );
	}
}
