<?php

declare( strict_types=1 );

namespace Svc\ModernData\Content;

use Svc\Kernel\Call;
use Svc\Kernel\Failure;
use Svc\Kernel\Page;
use WP_Post;

/** Lists, reads, creates and changes posts, pages and other content. */
final class Posts {

	public function __construct( private readonly PostWriter $writer ) {}

	public function find( Call $call ): Page {
		return PostQuery::page( $call->input, $call->caller );
	}

	/** @return array<string, mixed> */
	public function get( Call $call ): array {
		return PostPresenter::single( PostPolicy::readable( $call->caller, $call->path['id'] ), $call->caller, $call->input['from'] );
	}

	public function create( Call $call ): WP_Post {
		$type = PostTypes::all()[ $call->input['type'] ] ?? null;
		if ( null === $type ) {
			/* translators: %s: comma-separated list of words. */
			throw Failure::invalid( array( 'type' => sprintf( __( 'This must be one of: %s.', 'svc' ), implode( ', ', array_keys( PostTypes::all() ) ) ) ) );
		}
		if ( ! PostTypes::may_create( $call->caller, $type ) ) {
			throw Failure::forbidden();
		}
		return $this->writer->draft( $type->name, self::fields( $call->input ), $call->caller );
	}

	public function update( Call $call ): WP_Post {
		return $this->writer->change( $call->path['id'], $call->caller, $call->precondition, static fn (): array => self::fields( $call->input ) );
	}

	public function trash( Call $call ): WP_Post {
		if ( (int) constant( 'EMPTY_TRASH_DAYS' ) <= 0 ) {
			throw Failure::invalid( array( 'id' => __( 'This site has no trash: a person has to delete the post.', 'svc' ) ) );
		}
		return $this->writer->trash( $call->path['id'], $call->caller, $call->precondition );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array{post_title?: string, post_content?: string, post_excerpt?: string}
	 */
	private static function fields( array $input ): array {
		$fields = array();
		if ( isset( $input['title'] ) ) {
			$fields['post_title'] = Markup::text( $input['title'] );
		}
		if ( isset( $input['excerpt'] ) ) {
			$fields['post_excerpt'] = Markup::text( $input['excerpt'] );
		}
		if ( isset( $input['content'] ) ) {
			$fields['post_content'] = Markup::content( $input['content'] );
		}
		return $fields;
	}
}
