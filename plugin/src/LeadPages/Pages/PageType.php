<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

/** Registers the post type of pages, in every request, so that it loads no other class; and the post meta that the editor reads and writes. */
final class PageType {

	public const NAME = 'svc_lead_page';

	/** What the keys of their post meta begin with. */
	public const META = '_svc_lead_';

	/** The autoloaded option with the base of the addresses, where a site has changed it. */
	public const BASE_OPTION = 'svc_lead_base';

	private const DEFAULT_BASE = 'lp';

	/** Capabilities::MANAGE_PAGES, EDIT_PAGES and PUBLISH_PAGES, without loading the class in every request. */
	private const MANAGE = 'svc_manage_lead_pages';
	private const EDIT   = 'svc_edit_lead_pages';
	private const WRITE  = 'svc_publish_lead_pages';

	/** EditorRoutes checks the values. */
	private const ANYTHING = array(
		'type'                 => 'object',
		'additionalProperties' => true,
	);

	public static function declare(): void {
		register_post_type(
			self::NAME,
			array(
				// Translated where it is shown: a translated label would load all translations in every request.
				'label'               => 'Lead pages',
				'public'              => true,
				'exclude_from_search' => true,
				'show_in_menu'        => false,
				'show_in_admin_bar'   => false,
				'show_in_rest'        => true,
				'has_archive'         => false,
				'rewrite'             => array(
					'slug'       => self::base(),
					'with_front' => false,
					'feeds'      => false,
				),
				'supports'            => array( 'title', 'editor', 'revisions', 'custom-fields' ),
				'can_export'          => false,
				'delete_with_user'    => false,
				'map_meta_cap'        => true,
				'capability_type'     => array( 'svc_lead_page', 'svc_lead_pages' ),
				'capabilities'        => self::capabilities(),
			)
		);
	}

	public static function register_meta(): void {
		$meta = array(
			self::META . 'form'         => array( self::ANYTHING, array() ),
			self::META . 'routing'      => array( self::ANYTHING, array() ),
			self::META . 'co_marketing' => array( self::ANYTHING, array() ),
			self::META . 'partner'      => array( array( 'type' => 'integer' ), 0 ),
			self::META . 'template'     => array( array( 'type' => 'string' ), '' ),
			self::META . 'confirmation' => array( array( 'type' => 'boolean' ), false ),
		);
		foreach ( $meta as $key => list( $schema, $default ) ) {
			register_post_meta( self::NAME, $key, self::editable( $schema, $default ) );
		}
		$version = array(
			'type'     => 'string',
			'context'  => array( 'edit' ),
			'readonly' => true,
		);
		register_rest_field(
			self::NAME,
			'svc_version',
			array(
				'schema'       => $version,
				// The answer may have been asked for without the ID.
				'get_callback' => static fn ( array $post ): string => PagePosts::version( (int) ( $post['id'] ?? get_the_ID() ) ),
			)
		);
	}

	/** The first part of the addresses on the current site. Read from the options that WordPress loads with every request, so that it costs no query. */
	public static function base(): string {
		$base = self::stored_base()['base'] ?? '';
		return is_string( $base ) && '' !== $base ? $base : self::DEFAULT_BASE;
	}

	/**
	 * Adds the rewrite rule where the stored rules are older than the plugin or the setting.
	 *
	 * @param mixed $stored Empty where WordPress will make the rules anew.
	 */
	public static function add_rule( mixed $stored ): mixed {
		return is_array( $stored ) && array() !== $stored
			? array( self::base() . '/([^/]+)/?$' => 'index.php?' . self::NAME . '=$matches[1]' ) + $stored
			: $stored;
	}

	/** @return array<array-key, mixed> Of the option. */
	public static function stored_base(): array {
		$stored = maybe_unserialize( wp_load_alloptions()[ self::BASE_OPTION ] ?? '' );
		return is_array( $stored ) ? $stored : array();
	}

	/** @return array<string, string> */
	private static function capabilities(): array {
		$managed = array( 'edit_others_posts', 'edit_private_posts', 'read_private_posts', 'delete_posts', 'delete_others_posts', 'delete_published_posts', 'delete_private_posts' );
		return array_fill_keys( $managed, self::MANAGE ) + array(
			// Only the API creates pages, because the editor cannot choose owner and template.
			'create_posts'         => 'do_not_allow',
			'edit_posts'           => self::EDIT,
			'publish_posts'        => self::WRITE,
			'edit_published_posts' => self::WRITE,
		);
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return array<string, mixed> Post meta that revisions keep. Without the context, WordPress would show them of published pages to everyone.
	 */
	private static function editable( array $schema, mixed $fallback ): array {
		return array(
			'type'              => $schema['type'],
			'single'            => true,
			'default'           => $fallback,
			'show_in_rest'      => array( 'schema' => $schema + array( 'context' => array( 'edit' ) ) ),
			'revisions_enabled' => true,
			// Only the editor's route checks what it is sent.
			'auth_callback'     => static fn ( bool $allowed, string $key, int $post_id ): bool => wp_is_serving_rest_request() && current_user_can( 'edit_post', $post_id ),
		);
	}
}
