<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Webhooks;

use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\LeadPages\Fields\WebhookEvent;

/** Input and output fields of webhooks. */
final class WebhookFields {

	/** Fields of the answer that a change may send back unchanged. */
	public const FIXED = array( 'id', 'created_at' );

	public static function single(): Record {
		return self::complete( self::members() );
	}

	/** With the secret, which is answered when it is made, and never again. */
	public static function with_secret(): Record {
		return self::complete( self::members() + array( 'secret' => ( new Text( 60 ) )->describe( __( 'The secret that signs the messages. It is not shown again.', 'svc' ) ) ) );
	}

	public static function create_input(): Record {
		return new Record( self::changeable(), array( 'url', 'events' ) );
	}

	public static function update_input(): Record {
		$fixed = array_map( static fn ( Type $type ): Type => $type->read_only(), array_intersect_key( self::members(), array_flip( self::FIXED ) ) );
		return new Record( $fixed + self::changeable() );
	}

	public static function message(): Record {
		return self::complete( array( 'message' => ( new Text( 200 ) )->describe( __( 'What was done', 'svc' ) ) ) );
	}

	/** @return array<string, mixed> */
	public static function shown( Webhook $webhook ): array {
		return array(
			'id'          => $webhook->id,
			'url'         => $webhook->url,
			'events'      => array_map( static fn ( WebhookEvent $event ): string => $event->value, $webhook->events ),
			'description' => $webhook->description,
			'active'      => $webhook->is_active,
			'created_at'  => gmdate( 'Y-m-d\TH:i:s\Z', $webhook->created_at ),
		);
	}

	/** @return array<string, Type> */
	private static function members(): array {
		return array( 'id' => ( new Whole( 1 ) )->describe( __( 'ID', 'svc' ) ) )
			+ array( 'description' => self::description() ) + self::changeable()
			+ array( 'created_at' => ( new Text( 20 ) )->describe( __( 'When it was created', 'svc' ) ) );
	}

	/** @return array<string, Type> */
	private static function changeable(): array {
		$events = array_filter( WebhookEvent::cases(), static fn ( WebhookEvent $event ): bool => WebhookEvent::Test !== $event );
		return array(
			'url'         => ( new Text( 2000, 1, format: TextFormat::Uri ) )->describe( __( 'Address that gets the messages: https, without user and password', 'svc' ) ),
			'events'      => ( new ListOf( new Choice( array_column( $events, 'value' ) ), min: 1 ) )->describe( __( 'What the receiver is told', 'svc' ) ),
			'description' => self::description()->nullable(),
			'active'      => ( new Flag() )->describe( __( 'Whether messages are sent. A receiver that answers 410 is switched off.', 'svc' ) ),
		);
	}

	private static function description(): Type {
		return ( new Text( 200 ) )->describe( __( 'What the receiver is, for administrators', 'svc' ) );
	}

	/** @param array<string, Type> $members */
	private static function complete( array $members ): Record {
		return new Record( $members, array_keys( $members ) );
	}
}
