<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Templates;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Theme\Colors;
use Svc\Kernel\OnSite;
use WP_Post;

/**
 * The post type in which templates are stored, and what stands where in a post.
 *
 * The name is the title, escaped as the editor does it; the rest is post meta. The posts have no author: WordPress deletes the
 * posts of a deleted account.
 */
final class TemplatePosts {

	public const TYPE = 'svc_mail_template';

	/** What the keys of their post meta begin with. */
	public const META = '_svc_mail_';

	public const SUBJECT   = self::META . 'subject';
	public const PREHEADER = self::META . 'preheader';
	public const THEME     = self::META . 'theme';
	public const PURPOSE   = self::META . 'purpose';
	public const VERSION   = self::META . 'version';
	/** User ID of the account that made the last change. */
	public const WRITER = self::META . 'writer';

	/** Capabilities::EDIT, without loading the class in every request. */
	private const CAPABILITY = 'svc_edit_mail';

	public static function declare_type(): void {
		$capabilities = array( 'edit_post', 'read_post', 'delete_post', 'edit_posts', 'edit_others_posts', 'delete_posts', 'delete_others_posts', 'publish_posts', 'read_private_posts', 'edit_private_posts', 'delete_private_posts', 'edit_published_posts', 'delete_published_posts' );
		register_post_type(
			self::TYPE,
			array(
				// Translated where it is shown: a translated label would load all translations in every request.
				'label'                 => 'E-mail templates',
				'public'                => false,
				'show_ui'               => true,
				'show_in_menu'          => false,
				'show_in_rest'          => true,
				'rewrite'               => false,
				'query_var'             => false,
				'supports'              => array( 'title', 'editor', 'revisions', 'custom-fields' ),
				'can_export'            => false,
				'delete_with_user'      => false,
				'map_meta_cap'          => false,
				'capabilities'          => array( 'create_posts' => 'do_not_allow' ) + array_fill_keys( $capabilities, self::CAPABILITY ),
			)
		);
	}

	public static function register_meta(): void {
		foreach ( array( self::SUBJECT, self::PREHEADER ) as $key ) {
			register_post_meta( self::TYPE, $key, self::editable( array( 'type' => 'string' ) ) );
		}
		// EditorRoutes checks the names and the colors.
		$theme = array(
			'type'                 => 'object',
			'additionalProperties' => array( 'type' => 'string' ),
		);
		register_post_meta( self::TYPE, self::THEME, self::editable( $theme ) );
		$version = array(
			'type'     => 'integer',
			'context'  => array( 'edit' ),
			'readonly' => true,
		);
		register_rest_field(
			self::TYPE,
			'svc_version',
			array(
				'schema'       => $version,
				// The answer may have been asked for without the ID.
				'get_callback' => static fn ( array $post ): int => self::version( (int) ( $post['id'] ?? get_the_ID() ) ),
			)
		);
	}

	/** Deletes those of every site with their revisions, when the plugin is uninstalled. */
	public static function delete_all(): void {
		OnSite::each(
			static function (): void {
				global $wpdb;
				foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type = %s", self::TYPE ) ) as $id ) {
					wp_delete_post( (int) $id, true );
				}
			}
		);
	}

	/** An account that has only left a site of a network remains the writer of its templates. */
	public static function forget_writer( int $user_id ): void {
		if ( false === get_userdata( $user_id ) ) {
			OnSite::each( static fn () => delete_metadata( 'post', 0, self::WRITER, $user_id, true ) );
		}
	}

	/** @return Template|null Null for other posts, and for one without a known purpose. */
	public static function template( WP_Post $post ): ?Template {
		$meta = self::TYPE === $post->post_type ? get_post_meta( $post->ID ) : null;
		if ( ! is_array( $meta ) ) {
			return null;
		}
		return self::stored( get_object_vars( $post ), array_map( static fn ( array $values ): string => (string) $values[0], $meta ) );
	}

	/**
	 * @param array<string, mixed>  $post Columns, by name; without post_content, the template has none.
	 * @param array<string, string> $meta As the database has it, by key.
	 * @return Template|null Null for one without a known purpose.
	 */
	public static function stored( array $post, array $meta ): ?Template {
		$purpose = Purpose::tryFrom( $meta[ self::PURPOSE ] ?? '' );
		$status  = TemplateStatus::of_post( $post['post_status'] );
		if ( null === $purpose || null === $status ) {
			return null;
		}
		$writer = (int) ( $meta[ self::WRITER ] ?? 0 );
		return new Template(
			(int) $post['ID'],
			max( 1, (int) ( $meta[ self::VERSION ] ?? 1 ) ),
			self::name( $post['post_title'] ),
			$purpose,
			$purpose->has_subject() ? $meta[ self::SUBJECT ] ?? '' : null,
			$purpose->has_subject() ? $meta[ self::PREHEADER ] ?? '' : null,
			$post['post_content'] ?? '',
			self::colors( maybe_unserialize( $meta[ self::THEME ] ?? '' ) ),
			$status,
			self::instant( $post['post_date_gmt'] ),
			self::instant( $post['post_modified_gmt'] ),
			$writer > 0 ? $writer : null,
		);
	}

	public static function name( string $title ): string {
		return html_entity_decode( $title, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	public static function title( string $name ): string {
		return htmlspecialchars( $name, ENT_NOQUOTES, 'UTF-8' );
	}

	public static function text( int $id, string $key ): string {
		$value = get_post_meta( $id, $key, true );
		return is_scalar( $value ) ? (string) $value : '';
	}

	public static function version( int $id ): int {
		return max( 1, (int) self::text( $id, self::VERSION ) );
	}

	/** @return array<string, string> */
	public static function theme( int $id ): array {
		return self::colors( get_post_meta( $id, self::THEME, true ) );
	}

	public static function instant( string $gmt ): string {
		return str_replace( ' ', 'T', $gmt ) . 'Z';
	}

	/** @return array<string, string> */
	private static function colors( mixed $theme ): array {
		$known = is_array( $theme ) && array() !== $theme ? array_intersect_key( $theme, array_flip( Colors::names() ) ) : array();
		return array_filter( $known, 'is_string' );
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return array<string, mixed> Post meta that the editor reads and writes, and that revisions keep.
	 */
	private static function editable( array $schema ): array {
		return array(
			'type'              => $schema['type'],
			'single'            => true,
			'default'           => 'object' === $schema['type'] ? array() : '',
			'show_in_rest'      => array( 'schema' => $schema ),
			'revisions_enabled' => true,
			// Only the editor's route checks what it is sent.
			'auth_callback'     => static fn (): bool => wp_is_serving_rest_request() && current_user_can( self::CAPABILITY ),
		);
	}
}
