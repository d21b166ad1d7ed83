<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Templates;

use stdClass;
use Svc\EmailTemplates\Capabilities;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\QueryFailed;
use Svc\Kernel\Failure;
use Svc\Kernel\Rest\Answer;
use Svc\Kernel\Rest\EditedVersion;
use Svc\Kernel\Rest\PostTypeRoutes;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;
use WP_REST_Request;

/**
 * WordPress's own routes of the post type, by which the block editor saves: the same rules as those of the API.
 *
 * Without these checks they show published posts to visitors, even those of a type that is not public.
 */
final class EditorRoutes {

	/** Below the path of the type's routes. */
	private const BELOW = '~^(?:/\d+(?<below>/.*)?)?$~';

	public function __construct( private readonly Database $database ) {}

	/** Refuses callers who may not edit, before WordPress looks at the request. */
	public static function guarded( mixed $response ): mixed {
		return is_wp_error( $response ) || current_user_can( Capabilities::EDIT ) ? $response : Answer::error( Failure::forbidden() );
	}

	/**
	 * Runs a write inside the lock, and takes it back when it is refused.
	 *
	 * @param array<string, mixed> $handler
	 */
	public function dispatched( mixed $result, WP_REST_Request $request, array $handler ): mixed {
		if ( null !== $result || in_array( $request->get_method(), array( 'GET', 'HEAD' ), true ) || 1 !== preg_match( self::BELOW, PostTypeRoutes::below( TemplatePosts::TYPE, $request ) ?? '-', $found ) ) {
			return $result;
		}
		// An ID in the body wins over that of the address.
		$id = (int) ( $request['id'] ?? 0 );
		try {
			$answer = ( new TemplateWriter( $this->database ) )->alone( $id, fn () => $this->written( $id, $found['below'] ?? '', $request, $handler['callback'] ) );
			return EditedVersion::answered( $answer, $id, static fn (): int => TemplatePosts::version( $id ) );
		} catch ( Failure $failure ) {
			return Answer::error( $failure );
		} catch ( QueryFailed $failed ) {
			return Answer::error( Failure::of_database( $failed ) ?? throw $failed );
		}
	}

	/** @param callable(WP_REST_Request): mixed $write */
	private function written( int $id, string $below, WP_REST_Request $request, callable $write ): mixed {
		$guard = new PostGuard( $this->database );
		if ( '' === $below ) {
			EditedVersion::require( $request, TemplatePosts::version( $id ) );
		}
		if ( '' === $below && 'DELETE' === $request->get_method() && $guard->is_in_use( $id ) ) {
			throw TemplateChecks::in_use();
		}
		$check = fn ( stdClass $post, WP_REST_Request $asked ): stdClass => $this->checked( $post, $asked, $id, '' !== $below );
		add_filter( 'rest_pre_insert_' . TemplatePosts::TYPE, $check, 10, 2 );
		try {
			return $write( $request );
		} finally {
			remove_filter( 'rest_pre_insert_' . TemplatePosts::TYPE, $check );
		}
	}

	/**
	 * @param stdClass $post What WordPress is about to store, by its field names.
	 * @throws Failure
	 */
	private function checked( stdClass $post, WP_REST_Request $request, int $id, bool $is_autosave ): stdClass {
		$old    = ( new TemplateStore( $this->database ) )->find( $id ) ?? throw TemplateEdits::not_found();
		$status = $is_autosave ? TemplateStatus::Draft : TemplateStatus::of_post( (string) ( $post->post_status ?? $old->status->post_status() ) );
		if ( null === $status || '' !== (string) ( $post->post_password ?? '' ) ) {
			throw Failure::invalid( array( null === $status ? 'status' : 'password' => __( 'Templates are drafts or published, and have no password.', 'svc' ) ) );
		}
		$fresh = $old->with( array( 'status' => $status ) + TemplateChanges::of( self::sent( $post, $request, $old->purpose ), $old->purpose ) );
		TemplateChecks::require( $fresh, $old, ! $is_autosave && ( new PostGuard( $this->database ) )->is_in_use( $id ) );
		if ( isset( $post->post_title ) ) {
			$post->post_title = TemplatePosts::title( $fresh->name );
		}
		if ( isset( $post->post_content ) ) {
			$post->post_content = $fresh->content;
		}
		$meta = array(
			TemplatePosts::SUBJECT   => $fresh->subject ?? '',
			TemplatePosts::PREHEADER => $fresh->preheader ?? '',
			TemplatePosts::THEME     => $fresh->theme,
		);
		$sent = array_intersect_key( $meta, (array) ( $request['meta'] ?? array() ) );
		$request->set_param( 'meta', $sent );
		if ( ! $is_autosave ) {
			// WordPress would write them after the post, when PostGuard has compared it with the old ones.
			$post->meta_input = $sent;
		}
		return $post;
	}

	/**
	 * @param stdClass $post
	 * @return array<string, mixed> As the API takes it.
	 * @throws Failure
	 */
	private static function sent( stdClass $post, WP_REST_Request $request, Purpose $purpose ): array {
		$meta   = (array) ( $request['meta'] ?? array() );
		$fields = array(
			'name'      => isset( $post->post_title ) ? TemplatePosts::name( $post->post_title ) : null,
			'content'   => $post->post_content ?? null,
			'subject'   => $meta[ TemplatePosts::SUBJECT ] ?? null,
			'preheader' => $meta[ TemplatePosts::PREHEADER ] ?? null,
			'theme'     => $meta[ TemplatePosts::THEME ] ?? null,
		);
		if ( ! $purpose->has_subject() ) {
			// The editor sends the empty text of meta that is not there.
			$fields = array_filter( $fields, static fn ( mixed $value ): bool => '' !== $value );
		}
		try {
			return TemplateFields::update_input()->parse( array_filter( $fields, static fn ( mixed $value ): bool => null !== $value ), Source::Loose );
		} catch ( Invalid $invalid ) {
			throw Failure::invalid( $invalid->problems );
		}
	}
}
