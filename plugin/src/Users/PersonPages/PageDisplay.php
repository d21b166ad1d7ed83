<?php

declare( strict_types=1 );

namespace Svc\Users\PersonPages;

use Svc\Users\Capabilities;
use Svc\Users\Fields\Role;
use WP_Post;
use WP_Query;

/**
 * Shows a person's page by the templates of the theme.
 *
 * WordPress is given a post that is not stored (ID 0), of the type page, with the person card as its content: classic themes
 * show it like every page, block themes by the template "Person" or the one that a site has made of it.
 */
final class PageDisplay {

	public function __construct( private readonly PersonPage $page ) {}

	/** @return array<string, mixed> The query variables of the page. */
	public function start(): array {
		add_action( 'parse_query', fn ( WP_Query $query ) => $query->is_main_query() ? $this->prepare( $query ) : null );
		add_filter( 'posts_pre_query', fn ( mixed $posts, WP_Query $query ): mixed => $query->is_main_query() ? array( $query->queried_object ) : $posts, 10, 2 );
		add_filter( 'page_template_hierarchy', static fn ( mixed $names ): array => array( PageTemplate::SLUG . '.php', ...array_values( (array) $names ) ) );
		add_filter( 'body_class', static fn ( array $classes ): array => array( ...$classes, 'svc-person-page' ) );
		add_filter( 'page_link', fn ( mixed $url, mixed $post_id ): mixed => 0 === $post_id ? $this->page->url : $url, 10, 2 );
		add_filter( 'get_edit_post_link', fn ( mixed $url, mixed $post_id ): mixed => 0 === $post_id ? $this->edit_url() : $url, 10, 2 );
		add_action( 'wp_head', $this->print_head( ... ), 1 );
		// Without a post ID, WordPress would list the comments of all posts.
		foreach ( array( 'comments_template_query_args', 'comments_template_top_level_query_args' ) as $filter ) {
			add_filter( $filter, static fn ( mixed $query ): array => array( 'comment__in' => array( 0 ) ) + (array) $query );
		}
		// There is no such post in WordPress's REST API or for embedding.
		add_filter( 'rest_queried_resource_route', '__return_empty_string' );
		add_filter( 'oembed_discovery_links', '__return_empty_string' );
		// WordPress would ask the database for data of the post to keep them in its cache.
		return array(
			PageRequest::VARIABLE => $this->page->slug,
			'cache_results'       => false,
		);
	}

	private function prepare( WP_Query $query ): void {
		$query->is_home           = false;
		$query->is_page           = true;
		$query->is_singular       = true;
		$query->queried_object    = $this->post();
		$query->queried_object_id = 0;
	}

	private function post(): WP_Post {
		return new WP_Post(
			(object) array(
				'ID'             => 0,
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_name'      => $this->page->slug,
				'post_title'     => esc_html( $this->page->name() ),
				'post_content'   => PageTemplate::card( array( 'showName' => false ) ),
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
				'filter'         => 'raw',
			)
		);
	}

	private function print_head(): void {
		printf( "<link rel=\"canonical\" href=\"%s\">\n<meta name=\"description\" content=\"%s\">\n", esc_url( $this->page->url ), esc_attr( $this->description() ) );
	}

	/** One line with what the page shows: "Ana Ruiz, Senior Loan Officer, Summit Home Loans". */
	private function description(): string {
		$profile = $this->page->profile;
		$parts   = array( $this->page->name(), '' === $profile['job_title'] ? Role::from( $profile['role'] )->label() : $profile['job_title'], $profile['company'] );
		return implode( ', ', array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
	}

	/** Where the dashboard has the person, for callers who may change it. */
	private function edit_url(): ?string {
		return current_user_can( Capabilities::MANAGE ) ? admin_url( "admin.php?page=svc-people&person={$this->page->profile['id']}" ) : null;
	}
}
