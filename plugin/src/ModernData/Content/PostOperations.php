<?php

declare( strict_types=1 );

namespace Svc\ModernData\Content;

use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Record;
use WP_Post;

/** The post operations. */
final class PostOperations {

	public function __construct( private readonly Posts $posts ) {}

	public function find(): Operation {
		return new Operation(
			'find-posts',
			__( 'Lists posts, pages and other content that the caller may read, by words, type, author, term and status.', 'svc' ),
			Effect::Read,
			PostFields::query(),
			PostFields::listing( ... ),
			self::is_member( ... ),
			fn ( Call $call ): Reply => Reply::page( $this->posts->find( $call ) ),
		);
	}

	public function get(): Operation {
		return new Operation(
			'get-post',
			__( 'One post, page or other content with its text, and for those who may edit it with its stored markup.', 'svc' ),
			Effect::Read,
			PostFields::reading(),
			PostFields::single( ... ),
			self::is_member( ... ),
			fn ( Call $call ): Reply => Reply::one( $this->posts->get( $call ) ),
			array( 'id' ),
		);
	}

	public function create(): Operation {
		return new Operation(
			'create-post',
			__( 'Writes a new draft. Nothing is published: a person does that.', 'svc' ),
			Effect::Create,
			PostFields::creation(),
			PostFields::done( ... ),
			PostTypes::may_create_some( ... ),
			fn ( Call $call ): Reply => Reply::one( self::done( $this->posts->create( $call ), __( 'Draft written.', 'svc' ) ) ),
		);
	}

	public function update(): Operation {
		return new Operation(
			'update-post',
			__( 'Changes title, content or excerpt of a post that the caller may edit. What is published changes at once; its status never changes.', 'svc' ),
			Effect::Update,
			PostFields::changes(),
			PostFields::done( ... ),
			PostTypes::may_create_some( ... ),
			fn ( Call $call ): Reply => Reply::one( self::done( $this->posts->update( $call ), __( 'Post updated.', 'svc' ) ) ),
			array( 'id' ),
		);
	}

	public function trash(): Operation {
		return new Operation(
			'trash-post',
			__( 'Moves a post that the caller may delete to the trash, from where a person can take it back.', 'svc' ),
			Effect::Delete,
			new Record( array() ),
			PostFields::done( ... ),
			PostTypes::may_create_some( ... ),
			fn ( Call $call ): Reply => Reply::one( self::done( $this->posts->trash( $call ), __( 'Post moved to the trash.', 'svc' ) ) ),
			array( 'id' ),
		);
	}

	/** @return array<string, mixed> */
	public static function done( WP_Post $post, string $message ): array {
		return array(
			'id'       => $post->ID,
			'message'  => $message,
			'status'   => $post->post_status,
			'edit_url' => admin_url( 'post.php?post=' . $post->ID . '&action=edit' ),
			'etag'     => PostPresenter::etag( $post ),
		);
	}

	private static function is_member( Caller $caller ): bool {
		return $caller->is_member();
	}
}
