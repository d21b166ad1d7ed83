<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages\Doors;

use Closure;
use stdClass;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\QueryFailed;
use Svc\Kernel\Failure;
use Svc\Kernel\Rest\Answer;
use Svc\Kernel\Rest\EditedVersion;
use Svc\Kernel\Rest\PostTypeRoutes;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;
use Svc\LeadPages\Fields\PageStatus;
use Svc\LeadPages\Pages\LeadPage;
use Svc\LeadPages\Pages\PageChanges;
use Svc\LeadPages\Pages\PageChecks;
use Svc\LeadPages\Pages\PageEdits;
use Svc\LeadPages\Pages\PageFields;
use Svc\LeadPages\Pages\PagePosts;
use Svc\LeadPages\Pages\PageStore;
use Svc\LeadPages\Pages\PageWriter;
use Svc\Users\Contacts;
use WP_REST_Request;

/** WordPress's own routes of the post type, by which the block editor saves: the same rules as those of the API. */
final class EditorRoutes {

	/** Below the path of the type's routes. */
	private const BELOW = '~^(?:/\d+(?<below>/.*)?)?$~';

	/** Fields of the API, by the keys of the post meta. */
	private const META = array(
		PagePosts::FORM         => 'form',
		PagePosts::ROUTING      => 'routing',
		PagePosts::CO_MARKETING => 'co_marketing',
		PagePosts::PARTNER      => 'partner_user_id',
		PagePosts::TEMPLATE     => 'template',
		PagePosts::CONFIRMATION => 'confirmation',
	);

	/** @param Closure(): Contacts $contacts */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $contacts,
	) {}

	/**
	 * Runs a write inside the lock, and takes it back when it is refused.
	 *
	 * @param array<string, mixed> $handler
	 */
	public function dispatched( mixed $result, WP_REST_Request $request, array $handler ): mixed {
		if ( null !== $result || in_array( $request->get_method(), array( 'GET', 'HEAD', 'DELETE' ), true ) || 1 !== preg_match( self::BELOW, PostTypeRoutes::below( PagePosts::TYPE, $request ) ?? '-', $found ) ) {
			return $result;
		}
		// An ID in the body wins over that of the address.
		$id = (int) ( $request['id'] ?? 0 );
		try {
			$answer = ( new PageWriter( $this->database ) )->alone( $id, fn () => $this->written( $id, isset( $found['below'] ), $request, $handler ) );
			return EditedVersion::answered( $answer, $id, static fn (): string => PagePosts::version( $id ) );
		} catch ( Failure $failure ) {
			return Answer::error( $failure );
		} catch ( QueryFailed $failed ) {
			return Answer::error( Failure::of_database( $failed ) ?? throw $failed );
		}
	}

	/** @param array<string, mixed> $handler */
	private function written( int $id, bool $is_autosave, WP_REST_Request $request, array $handler ): mixed {
		// WordPress asked before the lock was held; the page may have been published since.
		$may = $handler['permission_callback']( $request );
		if ( true !== $may ) {
			return is_wp_error( $may ) ? $may : Answer::error( Failure::forbidden() );
		}
		if ( ! $is_autosave ) {
			EditedVersion::require( $request, PagePosts::version( $id ) );
		}
		$check = fn ( stdClass $post, WP_REST_Request $asked ): stdClass => $this->checked( $post, $asked, $id, $is_autosave );
		add_filter( 'rest_pre_insert_' . PagePosts::TYPE, $check, 10, 2 );
		try {
			return $handler['callback']( $request );
		} finally {
			remove_filter( 'rest_pre_insert_' . PagePosts::TYPE, $check );
		}
	}

	/**
	 * @param stdClass $post What WordPress is about to store, by its field names.
	 * @throws Failure
	 */
	private function checked( stdClass $post, WP_REST_Request $request, int $id, bool $is_autosave ): stdClass {
		$old    = ( new PageStore( $this->database ) )->find( $id ) ?? throw PageEdits::not_found();
		$status = $is_autosave ? PageStatus::Draft : PageStatus::tryFrom( (string) ( $post->post_status ?? $old->status->value ) );
		if ( null === $status || '' !== (string) ( $post->post_password ?? '' ) ) {
			throw Failure::invalid( array( null === $status ? 'status' : 'password' => __( 'Pages are drafts, pending, published or scheduled, and have no password.', 'svc' ) ) );
		}
		$fresh = PageChanges::of( self::sent( $post, $request ), $old )->with( array( 'status' => $status ) );
		( new PageChecks( $this->database, $this->contacts ) )->require( $fresh, $old );
		if ( isset( $post->post_title ) ) {
			$post->post_title = PagePosts::stored_title( $fresh->title );
		}
		$sent = array_intersect_key( PagePosts::meta( $fresh ), (array) ( $request['meta'] ?? array() ) );
		$request->set_param( 'meta', $sent );
		if ( ! $is_autosave ) {
			// WordPress would write them after the post, when PageGuard has compared it with the old ones.
			$post->meta_input = $sent;
		}
		return $post;
	}

	/**
	 * @return array<string, mixed> As the API takes it.
	 * @throws Failure
	 */
	private static function sent( stdClass $post, WP_REST_Request $request ): array {
		$fields = isset( $post->post_title ) ? array( 'title' => PagePosts::title( $post->post_title ) ) : array();
		foreach ( array_intersect_key( (array) ( $request['meta'] ?? array() ), self::META ) as $key => $value ) {
			$fields[ self::META[ $key ] ] = self::value( (string) $key, $value );
		}
		// The editor sends what is not there as an empty value.
		foreach ( array( 'form', 'routing', 'template' ) as $field ) {
			if ( empty( $fields[ $field ] ) ) {
				unset( $fields[ $field ] );
			}
		}
		try {
			return PageFields::update_input()->parse( $fields, Source::Loose );
		} catch ( Invalid $invalid ) {
			throw Failure::invalid( $invalid->problems );
		}
	}

	/** As the API takes it: null instead of the empty values of meta. */
	private static function value( string $key, mixed $value ): mixed {
		$value = $value instanceof stdClass ? (array) $value : $value;
		return match ( $key ) {
			PagePosts::CO_MARKETING => array() === $value ? null : $value,
			PagePosts::PARTNER      => in_array( $value, array( 0, '0', '' ), true ) ? null : $value,
			default                 => $value,
		};
	}
}
