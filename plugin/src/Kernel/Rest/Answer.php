<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use Svc\Kernel\CommonError;
use Svc\Kernel\Document;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Operation;
use Svc\Kernel\Page;
use Svc\Kernel\Reply;
use Throwable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Converts the reply of an operation to a REST response: status, headers, errors. */
final class Answer {

	/**
	 * @param string $base    Path of the component's namespace, such as `users/v1`.
	 * @param bool   $is_read Whether the caller may revalidate the answer.
	 */
	public static function of( Reply $reply, WP_REST_Request $request, string $base, bool $is_read ): WP_REST_Response {
		$response = null === $reply->document
			? new WP_REST_Response( $reply->body, null === $reply->created ? 200 : 201 )
			: self::document( $reply->document, (string) $reply->etag, $request );
		// What was posted has no address at which it could be revalidated or followed.
		$is_posted = 'POST' === $request->get_method();
		$etag      = $reply->etag ?? ( $is_read && ! $is_posted ? Etag::of( $reply->body ) : null );
		if ( null !== $etag ) {
			$response->header( 'ETag', $etag );
		}
		if ( null !== $reply->created && '' !== $reply->created ) {
			$response->header( 'Location', rest_url( $base . $reply->created ) );
		}
		foreach ( $reply->headers as $name => $value ) {
			$response->header( $name, $value );
		}
		if ( null !== $reply->page ) {
			self::add_page_headers( $response, $reply->page, $is_posted ? null : $request );
		}
		return $response;
	}

	/** To be called after core's own filters, which need a body. */
	public static function revalidated( WP_REST_Response $response, WP_REST_Request $request ): WP_REST_Response {
		if ( self::is_known( $response->get_headers()['ETag'] ?? null, $request ) ) {
			$response->set_status( 304 );
			$response->set_data( null );
		}
		return $response;
	}

	public static function error( Failure $failure ): WP_Error {
		$data = array( 'status' => $failure->error->status() ) + $failure->data;
		if ( isset( $data['params'] ) ) {
			$data['params'] = (object) $data['params'];
		}
		return new WP_Error( $failure->error->value, $failure->getMessage(), $data );
	}

	/** Logs the error; the answer to the caller has no internal details. */
	public static function crash( Operation $operation, Throwable $error ): WP_Error {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the log of the site is where its administrators look.
		error_log( "svc {$operation->name}: $error" );
		return self::error( new Failure( CommonError::Internal, __( 'Something went wrong on the server. Its log says what.', 'svc' ) ) );
	}

	/** @param WP_REST_Request|null $request Null where the neighbouring pages have no address. */
	private static function add_page_headers( WP_REST_Response $response, Page $page, ?WP_REST_Request $request ): void {
		$response->header( 'X-WP-Total', (string) $page->total );
		$response->header( 'X-WP-TotalPages', (string) $page->pages() );
		if ( null === $request ) {
			return;
		}
		$neighbours = array(
			'prev' => min( $page->page - 1, $page->pages() ),
			'next' => $page->page < $page->pages() ? $page->page + 1 : 0,
		);
		$query      = array_diff_key( $request->get_query_params(), array( 'rest_route' => true ) );
		$url        = rest_url( $request->get_route() );
		$url       .= str_contains( $url, '?' ) ? '&' : '?';
		foreach ( array_filter( $neighbours, static fn ( int $number ): bool => $number > 0 ) as $rel => $number ) {
			$response->link_header( $rel, $url . http_build_query( array( 'page' => $number ) + $query, '', '&', PHP_QUERY_RFC3986 ) );
		}
	}

	/** Loads the document here, where a failure can still become an error answer, unless a 304 will be sent. */
	private static function document( Document $document, string $etag, WP_REST_Request $request ): DocumentResponse {
		if ( ! $document->is_json() ) {
			// Core's `_fields` only works on arrays.
			unset( $request['_fields'] );
		}
		// `If-None-Match: *` matches any existing document, so it must be loaded first.
		if ( ! self::is_known( $etag, $request ) || '*' === trim( (string) $request->get_header( 'if_none_match' ) ) ) {
			$document->load( DocumentSender::gzip_is_welcome( $request ) );
		}
		return new DocumentResponse( $document );
	}

	private static function is_known( ?string $etag, WP_REST_Request $request ): bool {
		$known = $request->get_header( 'if_none_match' );
		return null !== $etag && null !== $known && in_array( $request->get_method(), array( 'GET', 'HEAD' ), true ) && Etag::matches( $known, $etag );
	}
}
