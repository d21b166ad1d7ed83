<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Templates;

use Closure;
use RuntimeException;
use Svc\EmailTemplates\Settings\SettingsStore;
use Svc\Kernel\Database\Database;
use WP_Post;

/** Writes templates by WordPress's functions. TemplateVersions counts the versions. */
final class TemplateWriter {

	public function __construct( private readonly Database $database ) {}

	/**
	 * Runs work while no other request writes templates or the e-mail settings.
	 *
	 * @template T
	 * @param int           $id   The template that is read inside; 0 for a new one.
	 * @param Closure(): T  $work
	 * @return T
	 */
	public function alone( int $id, Closure $work ): mixed {
		return $this->database->exclusively(
			SettingsStore::LOCK,
			function () use ( $id, $work ): mixed {
				// The cache may be older than the lock, and would keep values that are rolled back.
				self::forget( $id );
				$this->database->afterwards( static fn () => self::forget( $id ) );
				return $work();
			}
		);
	}

	/** @return int ID */
	public function insert( Template $template ): int {
		$dates = array(
			'post_date'     => current_time( 'mysql' ),
			// Drafts have none by default, and this is when the template was created.
			'post_date_gmt' => current_time( 'mysql', true ),
		);
		$meta  = array( TemplatePosts::PURPOSE => $template->purpose->value );
		$id    = $this->write( self::fields( $template, $meta ) + $dates + array( 'post_type' => TemplatePosts::TYPE ) );
		// WordPress itself keeps no revision of how a post was created.
		wp_save_post_revision( $id );
		return $id;
	}

	public function update( Template $fresh, Template $old ): void {
		if ( TemplateStatus::Trash === $old->status ) {
			$this->database->watched( static fn () => wp_untrash_post( $old->id ) );
		}
		$this->write( self::fields( $fresh ) + array( 'ID' => $old->id ) );
	}

	/** Moves it to the trash; deletes it for good where it is there, or where the site has no trash. */
	public function delete( Template $template ): void {
		$gone = $this->database->watched( static fn (): mixed => TemplateStatus::Trash === $template->status ? wp_delete_post( $template->id, true ) : wp_trash_post( $template->id ) );
		if ( ! $gone instanceof WP_Post ) {
			throw new RuntimeException( 'WordPress has not deleted the template.' );
		}
	}

	/**
	 * @param array<string, string> $meta
	 * @return array<string, mixed> By WordPress's field names.
	 */
	private static function fields( Template $template, array $meta = array() ): array {
		$lines = array_filter(
			array(
				TemplatePosts::SUBJECT   => $template->subject,
				TemplatePosts::PREHEADER => $template->preheader,
			),
			'is_string'
		);
		return array(
			'post_title'   => TemplatePosts::title( $template->name ),
			'post_content' => $template->content,
			'post_status'  => $template->status->post_status(),
			'meta_input'   => $meta + $lines + array( TemplatePosts::THEME => $template->theme ),
		);
	}

	/** @param array<string, mixed> $fields */
	private function write( array $fields ): int {
		// WordPress's functions remove slashes.
		$slashed = wp_slash( $fields );
		$result  = $this->database->watched( static fn (): mixed => isset( $fields['ID'] ) ? wp_update_post( $slashed, true ) : wp_insert_post( $slashed, true ) );
		return is_int( $result ) ? $result : throw new RuntimeException( $result->get_error_message() );
	}

	private static function forget( int $id ): void {
		wp_cache_delete( $id, 'posts' );
		wp_cache_delete( $id, 'post_meta' );
		wp_cache_delete_multiple( array( SettingsStore::OPTION, 'notoptions', 'alloptions' ), 'options' );
	}
}
