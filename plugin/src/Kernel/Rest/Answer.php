<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Page;
use Svc\Kernel\Reply;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** The wire form of what an operation answers: status, headers, errors. */
final class Answer {

	/** @param string $base Path of the component's namespace, such as `users/v1`. */
	public static function of( Reply $reply, WP_REST_Request $request, string $base, bool $is_read ): WP_REST_Response {
		$response = new WP_REST_Response( $reply->body, null === $reply->created ? 200 : 201 );
		$etag     = $is_read ? Etag::of( $reply->body ) : $reply->etag;
		if ( null !== $etag ) {
			$response->header( 'ETag', $etag );
		}
		if ( null !== $reply->created ) {
			$response->header( 'Location', rest_url( $base . $reply->created ) );
		}
		if ( null !== $reply->page ) {
			self::add_page_headers( $response, $reply->page, $request );
		}
		return $response;
	}

	/** To be asked after core's own filters, which want a body to filter. */
	public static function revalidated( WP_REST_Response $response, WP_REST_Request $request ): WP_REST_Response {
		$etag  = $response->get_headers()['ETag'] ?? null;
		$known = $request->get_header( 'if_none_match' );
		if ( null !== $etag && null !== $known && in_array( $request->get_method(), array( 'GET', 'HEAD' ), true ) && Etag::matches( $known, $etag ) ) {
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

	private static function add_page_headers( WP_REST_Response $response, Page $page, WP_REST_Request $request ): void {
		$response->header( 'X-WP-Total', (string) $page->total );
		$response->header( 'X-WP-TotalPages', (string) $page->pages() );
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
}
