<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Webhooks;

use Closure;
use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Etag;
use Svc\Kernel\Operation;
use Svc\Kernel\Page;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\LeadPages\Capabilities;

/** The operations of webhooks, for administrators. */
final class WebhookOperations {

	/**
	 * @param Closure(): WebhookStore $store
	 * @param Closure(): WebhookEdits $edits
	 * @param Closure(): Deliveries   $deliveries
	 */
	public function __construct(
		private readonly Closure $store,
		private readonly Closure $edits,
		private readonly Closure $deliveries,
	) {}

	public function list(): Operation {
		return new Operation(
			'list-webhooks',
			__( 'Lists the receivers that this site tells of leads, newest first, without their secrets.', 'svc' ),
			Effect::Read,
			Listing::query( array() ),
			static fn (): Record => Listing::envelope( WebhookFields::single() ),
			self::administrators(),
			function ( Call $call ): Reply {
				[ 'page' => $page, 'per_page' => $per_page ] = $call->input;
				[ $webhooks, $total ]                        = ( $this->store )()->page( $page, $per_page );
				return Reply::page( new Page( array_map( WebhookFields::shown( ... ), $webhooks ), $total, $page, $per_page ) );
			},
		);
	}

	public function create(): Operation {
		return new Operation(
			'create-webhook',
			__( 'Has an address told of leads. The answer has the secret that signs the messages, which is not shown again.', 'svc' ),
			Effect::Create,
			WebhookFields::create_input( ... ),
			WebhookFields::with_secret( ... ),
			self::administrators(),
			function ( Call $call ): Reply {
				[ $webhook, $secret ] = ( $this->edits )()->create( $call->input );
				$shown                = WebhookFields::shown( $webhook );
				return Reply::created( $shown + array( 'secret' => $secret ), "/webhooks/$webhook->id", Etag::of( $shown ) );
			},
		);
	}

	public function get(): Operation {
		return new Operation(
			'get-webhook',
			__( 'One receiver, without its secret.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			WebhookFields::single( ... ),
			self::administrators(),
			fn ( Call $call ): Reply => Reply::one( WebhookFields::shown( ( $this->store )()->find( $call->path['id'] ) ?? throw WebhookEdits::not_found() ) ),
			array( 'id' ),
		);
	}

	public function update(): Operation {
		return new Operation(
			'update-webhook',
			__( 'Changes any of the fields of a receiver.', 'svc' ),
			Effect::Update,
			WebhookFields::update_input( ... ),
			WebhookFields::single( ... ),
			self::administrators(),
			function ( Call $call ): Reply {
				$shown = WebhookFields::shown( ( $this->edits )()->update( $call->path['id'], $call->input, $call->precondition ) );
				return Reply::updated( $shown, Etag::of( $shown ) );
			},
			array( 'id' ),
		);
	}

	public function delete(): Operation {
		return new Operation(
			'delete-webhook',
			__( 'Deletes a receiver with its deliveries, for good.', 'svc' ),
			Effect::Delete,
			new Record( array() ),
			WebhookFields::message( ... ),
			self::administrators(),
			function ( Call $call ): Reply {
				( $this->edits )()->delete( $call->path['id'], $call->precondition );
				return Reply::one( array( 'message' => __( 'Webhook deleted.', 'svc' ) ) );
			},
			array( 'id' ),
		);
	}

	public function rotate(): Operation {
		return new Operation(
			'rotate-webhook',
			__( 'Makes a new secret for a receiver, and shows it once. For a day, messages are signed with the old one, too.', 'svc' ),
			Effect::Extend,
			new Record( array() ),
			WebhookFields::with_secret( ... ),
			self::administrators(),
			function ( Call $call ): Reply {
				[ $webhook, $secret ] = ( $this->edits )()->rotate( $call->path['id'] );
				return Reply::one( WebhookFields::shown( $webhook ) + array( 'secret' => $secret ) );
			},
			array( 'id' ),
		);
	}

	public function test(): Operation {
		return new Operation(
			'test-webhook',
			__( 'Has a receiver sent a message of type test, soon after the answer.', 'svc' ),
			Effect::Create,
			new Record( array() ),
			DeliveryFields::single( ... ),
			self::administrators(),
			function ( Call $call ): Reply {
				$delivery = ( $this->deliveries )()->one( ( $this->edits )()->test( $call->path['id'] ) );
				return Reply::created( $delivery, "/deliveries/{$delivery['id']}", Etag::of( $delivery ) );
			},
			array( 'id' ),
		);
	}

	/** @return Closure(Caller): bool */
	public static function administrators(): Closure {
		return static fn ( Caller $caller ): bool => $caller->can( Capabilities::ADMINISTER );
	}
}
