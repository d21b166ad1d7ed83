<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Templates;

use Svc\EmailTemplates\Settings\SettingsStore;
use Svc\Kernel\Database\Database;
use WP_Post;

/** Counts the versions of templates and notes the account that wrote each, by the API, the editor or another plugin. */
final class TemplateVersions {

	/** @var array<int, true> Templates that the open transaction changes. */
	private array $changed = array();

	public function __construct( private readonly Database $database ) {}

	public function post_updated( int $id, WP_Post $after, WP_Post $before ): void {
		$changes = array_filter( array( 'post_title', 'post_content', 'post_status' ), static fn ( string $field ): bool => $after->{$field} !== $before->{$field} );
		if ( TemplatePosts::TYPE === $after->post_type && array() !== $changes ) {
			$this->raise( $id );
		}
	}

	/** Also runs when a template is created, which adds its meta. */
	public function meta_changed( int $id, string $key ): void {
		if ( in_array( $key, array( TemplatePosts::SUBJECT, TemplatePosts::PREHEADER, TemplatePosts::THEME, TemplatePosts::PURPOSE ), true ) && TemplatePosts::TYPE === get_post_type( $id ) ) {
			$this->raise( $id );
		}
	}

	/** Once for all changes of one transaction. */
	private function raise( int $id ): void {
		if ( isset( $this->changed[ $id ] ) ) {
			return;
		}
		$this->changed[ $id ] = true;
		$this->database->before_commit( fn () => $this->database->exclusively( SettingsStore::LOCK, static fn () => self::write( $id ) ) );
		$this->database->afterwards(
			function () use ( $id ): void {
				unset( $this->changed[ $id ] );
			}
		);
	}

	private static function write( int $id ): void {
		wp_cache_delete( $id, 'post_meta' );
		update_post_meta( $id, TemplatePosts::VERSION, 1 + (int) TemplatePosts::text( $id, TemplatePosts::VERSION ) );
		update_post_meta( $id, TemplatePosts::WRITER, get_current_user_id() );
	}
}
