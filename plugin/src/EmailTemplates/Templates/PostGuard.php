<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Templates;

use Svc\EmailTemplates\Content\BlockRules;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Settings\SettingsStore;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Posts\PostStatus;
use WP_Block_Editor_Context;
use WP_Post;

/** Holds the rules of templates wherever WordPress writes a post: quick edit, XML-RPC, the console, other plugins. */
final class PostGuard {

	private readonly TemplateStore $store;
	private readonly SettingsStore $settings;

	public function __construct( private readonly Database $database ) {
		$this->store    = new TemplateStore( $database );
		$this->settings = new SettingsStore( $database );
	}

	/**
	 * Whether wp_insert_post() must not write. The only filter by which it can be stopped is the one for empty posts.
	 *
	 * @param array<string, mixed> $fields Of a template, slashed.
	 */
	public function refuses( bool $is_refused, array $fields ): bool {
		if ( $is_refused ) {
			return true;
		}
		$status = TemplateStatus::of_post( (string) ( $fields['post_status'] ?? '' ) );
		$id     = (int) ( $fields['ID'] ?? 0 );
		if ( null === $status ) {
			return true;
		}
		if ( 0 === $id ) {
			// Only the API creates templates, because the editor cannot choose a purpose.
			return null === Purpose::tryFrom( (string) ( $fields['meta_input'][ TemplatePosts::PURPOSE ] ?? '' ) );
		}
		$template = $this->store->find( $id );
		return null === $template
			|| ( TemplateStatus::Active !== $status && $this->is_in_use( $id ) )
			|| array() !== TemplateChecks::problems( $template->with( array( 'status' => $status ) + self::written( wp_unslash( $fields ), $template ) ), $template );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array{name: string, content: string, subject?: string, preheader?: string} For Template::with().
	 */
	private static function written( array $fields, Template $template ): array {
		$meta  = (array) ( $fields['meta_input'] ?? array() );
		$lines = array(
			'subject'   => $meta[ TemplatePosts::SUBJECT ] ?? null,
			'preheader' => $meta[ TemplatePosts::PREHEADER ] ?? null,
		);
		return array(
			'name'    => TemplatePosts::name( (string) $fields['post_title'] ),
			'content' => (string) $fields['post_content'],
		) + ( $template->purpose->has_subject() ? array_filter( $lines, 'is_string' ) : array() );
	}

	/**
	 * What WordPress is about to store: a template has no author, no password, and the date of its creation.
	 *
	 * @param array<string, mixed> $stored Slashed.
	 * @param array<string, mixed> $fields As passed to wp_insert_post().
	 * @return array<string, mixed>
	 */
	public static function stored( array $stored, array $fields ): array {
		if ( TemplatePosts::TYPE !== $stored['post_type'] ) {
			$is_revision = 'revision' === $stored['post_type'] && ! str_contains( (string) $stored['post_name'], 'autosave' ) && TemplatePosts::TYPE === get_post_type( (int) $stored['post_parent'] );
			return $is_revision ? array_replace( $stored, array( 'post_author' => 0 ) ) : $stored;
		}
		$old   = get_post( (int) ( $fields['ID'] ?? 0 ) );
		$fixed = array(
			'post_author'   => 0,
			'post_password' => '',
		);
		if ( $old instanceof WP_Post && TemplatePosts::TYPE === $old->post_type ) {
			$fixed['post_date']     = $old->post_date;
			$fixed['post_date_gmt'] = $old->post_date_gmt;
			// WordPress schedules what is published with a later date.
			$fixed['post_status'] = 'future' === $stored['post_status'] ? 'publish' : $stored['post_status'];
		}
		return array_replace( $stored, $fixed );
	}

	/** Takes back what wp_publish_post() has just written, unless the template may become active. */
	public function published( string $old, WP_Post $post ): void {
		$was      = TemplateStatus::of_post( $old );
		$template = TemplatePosts::template( $post );
		if ( null === $was || null === $template || array() === TemplateChecks::problems( $template, $template->with( array( 'status' => $was ) ) ) ) {
			return;
		}
		PostStatus::take_back( $this->database, $post, $was->post_status() );
	}

	/** For the filters that may stop WordPress from trashing or deleting a post. */
	public function keeps( mixed $answer, WP_Post $post ): mixed {
		return null === $answer && TemplatePosts::TYPE === $post->post_type && $this->is_in_use( $post->ID ) ? false : $answer;
	}

	/** For the filter of the blocks that an editor offers. */
	public static function blocks( mixed $allowed, mixed $context ): mixed {
		return $context instanceof WP_Block_Editor_Context && TemplatePosts::TYPE === ( $context->post->post_type ?? '' ) ? BlockRules::names() : $allowed;
	}

	public function is_in_use( int $id ): bool {
		return in_array( $id, $this->settings->templates(), true );
	}
}
