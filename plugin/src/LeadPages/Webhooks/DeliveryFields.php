<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Webhooks;

use Svc\Kernel\Outbox\Status;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\LeadPages\Fields\WebhookEvent;

/** A delivery in the form of the API, without its payload; and the filters of the list. */
final class DeliveryFields {

	public static function query(): Record {
		return Listing::query(
			array(
				'status'     => ( new Choice( Status::words() ) )->describe( __( 'Only deliveries with this status', 'svc' ) ),
				'lead_id'    => ( new Whole( 1 ) )->describe( __( 'Only deliveries about this lead', 'svc' ) ),
				'webhook_id' => ( new Whole( 1 ) )->describe( __( 'Only deliveries to this webhook', 'svc' ) ),
			)
		);
	}

	public static function single(): Record {
		/** @var array<string, Type> $members */
		$members = array(
			'id'           => ( new Whole( 1 ) )->describe( __( 'Number of the delivery', 'svc' ) ),
			'webhook_id'   => ( new Whole( 1 ) )->describe( __( 'ID of the webhook', 'svc' ) ),
			'lead_id'      => ( new Whole( 1 ) )->nullable()->describe( __( 'ID of the lead; null for tests', 'svc' ) ),
			'event'        => ( new Choice( array_column( WebhookEvent::cases(), 'value' ) ) )->describe( __( 'What the receiver is told', 'svc' ) ),
			'status'       => ( new Choice( Status::words() ) )->describe( __( 'How far it is', 'svc' ) ),
			'attempts'     => ( new Whole( 0 ) )->describe( __( 'How often it was tried', 'svc' ) ),
			'next_at'      => ( new Text( 20 ) )->nullable()->describe( __( 'When it is tried next', 'svc' ) ),
			'last_code'    => ( new Whole() )->nullable()->describe( __( 'HTTP status of the last answer; null without one', 'svc' ) ),
			'last_error'   => ( new Text( 1000 ) )->describe( __( 'Why the last attempt failed', 'svc' ) ),
			'message_id'   => ( new Text( 64 ) )->describe( __( 'The header webhook-id, the same at each attempt', 'svc' ) ),
			'created_at'   => ( new Text( 20 ) )->describe( __( 'When it was caused', 'svc' ) ),
			'delivered_at' => ( new Text( 20 ) )->nullable()->describe( __( 'When the receiver accepted it', 'svc' ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}

	/**
	 * @param array<string, string|null> $row From DeliveryStore.
	 * @return array<string, mixed>
	 */
	public static function shown( array $row ): array {
		$status = Status::from( (string) $row['status'] );
		return array(
			'id'           => (int) $row['id'],
			'webhook_id'   => (int) $row['webhook_id'],
			'lead_id'      => 0 === (int) $row['lead_id'] ? null : (int) $row['lead_id'],
			'event'        => (string) $row['event'],
			'status'       => $status->value,
			'attempts'     => (int) $row['attempts'],
			'next_at'      => Status::Waiting === $status ? self::time( $row['due'] ) : null,
			'last_code'    => null === $row['last_code'] ? null : (int) $row['last_code'],
			'last_error'   => (string) $row['last_error'],
			'message_id'   => (string) $row['message_id'],
			'created_at'   => self::time( $row['created_at'] ),
			'delivered_at' => Status::Delivered === $status ? self::time( $row['ended_at'] ) : null,
		);
	}

	private static function time( ?string $seconds ): ?string {
		return null === $seconds ? null : gmdate( 'Y-m-d\TH:i:s\Z', (int) $seconds );
	}
}
