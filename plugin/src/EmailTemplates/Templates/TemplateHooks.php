<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Templates;

use Svc\Kernel\Database\Database;
use Svc\Kernel\FirstWrite;
use Svc\Kernel\Rest\PostTypeRoutes;
use WP_Post;
use WP_REST_Request;

/** What templates listen to. The objects are made when a hook is of a template's post, or of any post that is written. */
final class TemplateHooks {

	private ?TemplateVersions $versions = null;

	public function __construct( private readonly Database $database ) {}

	public function register(): void {
		add_action( 'init', TemplatePosts::declare_type( ... ) );
		add_action( FirstWrite::HOOK, $this->watch_writes( ... ) );
		foreach ( array( 'added_post_meta', 'updated_post_meta' ) as $hook ) {
			add_action( $hook, fn ( int $meta_id, int $id, string $key ) => str_starts_with( $key, TemplatePosts::META ) ? $this->versions()->meta_changed( $id, $key ) : null, 10, 3 );
		}
		add_action( 'transition_post_status', fn ( mixed $new, mixed $old = '', mixed $post = null ) => 'publish' === $new && $post instanceof WP_Post && TemplatePosts::TYPE === $post->post_type ? $this->guard()->published( (string) $old, $post ) : null, 0, 3 );
		add_filter( 'rest_request_before_callbacks', static fn ( mixed $response, array $handler, WP_REST_Request $request ): mixed => self::is_editors( $request ) ? EditorRoutes::guarded( $response ) : $response, 10, 3 );
		add_filter( 'rest_dispatch_request', fn ( mixed $result, WP_REST_Request $request, string $route, array $handler ): mixed => self::is_editors( $request ) ? ( new EditorRoutes( $this->database ) )->dispatched( $result, $request, $handler ) : $result, 10, 4 );
		add_filter( 'allowed_block_types_all', static fn ( mixed $allowed, mixed $context = null ): mixed => PostGuard::blocks( $allowed, $context ), 10, 2 );
	}

	private function watch_writes(): void {
		add_filter( 'wp_insert_post_empty_content', fn ( mixed $refused, array $fields ): mixed => TemplatePosts::TYPE === $fields['post_type'] ? $this->guard()->refuses( (bool) $refused, $fields ) : ( $refused || self::is_template( $fields ) ), 10, 2 );
		add_filter( 'wp_insert_post_data', static fn ( mixed $stored, array $fields ): mixed => is_array( $stored ) ? PostGuard::stored( $stored, $fields ) : $stored, 10, 2 );
		add_filter( 'pre_trash_post', fn ( mixed $answer, WP_Post $post ): mixed => $this->guard()->keeps( $answer, $post ), 10, 2 );
		add_filter( 'pre_delete_post', fn ( mixed $answer, WP_Post $post ): mixed => $this->guard()->keeps( $answer, $post ), 10, 2 );
		add_action( 'post_updated', fn ( int $id, WP_Post $after, WP_Post $before ) => $this->versions()->post_updated( $id, $after, $before ), 10, 3 );
		// WordPress restores the meta at 10.
		add_action( 'wp_restore_post_revision', fn ( int $id, int $revision ) => TemplatePosts::TYPE === get_post_type( $id ) ? ( new RevisionGuard( $this->database ) )->restoring( $id, $revision ) : null, 9, 2 );
		add_action( 'deleted_user', static fn ( int $user_id ) => TemplatePosts::forget_writer( $user_id ) );
		add_action( '_wp_put_post_revision', static fn ( int $revision, int $post_id ) => Revisions::keep_writer( $revision, $post_id ), 10, 2 );
	}

	/**
	 * Whether a template would become a post of another type, without the rules of templates.
	 *
	 * @param array<string, mixed> $fields As passed to wp_insert_post().
	 */
	private static function is_template( array $fields ): bool {
		$id = (int) ( $fields['ID'] ?? 0 );
		return $id > 0 && TemplatePosts::TYPE === get_post_type( $id );
	}

	private static function is_editors( WP_REST_Request $request ): bool {
		return null !== PostTypeRoutes::below( TemplatePosts::TYPE, $request );
	}

	private function guard(): PostGuard {
		return new PostGuard( $this->database );
	}

	private function versions(): TemplateVersions {
		return $this->versions ??= new TemplateVersions( $this->database );
	}
}
