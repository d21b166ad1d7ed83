<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\Kernel\Outbox\Status;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;

/** A message in the form of the API, without its contents. */
final class MessageView {

	/**
	 * @param array<string, string|null> $row From MessageStore.
	 * @return array{id: int, template_id: int|null, purpose: string, to: string, subject: string, status: string, attempts: int, error: string, next_try_at: string|null, created_at: string, sent_at: string|null}
	 */
	public static function of( array $row ): array {
		$waits = Status::Waiting->value === $row['delivery'];
		return array(
			'id'          => (int) $row['id'],
			'template_id' => (int) $row['template_id'] > 0 ? (int) $row['template_id'] : null,
			'purpose'     => (string) $row['purpose'],
			'to'          => (string) $row['recipient'],
			'subject'     => (string) $row['subject'],
			'status'      => (string) $row['status'],
			'attempts'    => (int) $row['attempts'],
			'error'       => (string) ( '' === (string) $row['error'] ? $row['last_error'] : $row['error'] ),
			'next_try_at' => $waits ? self::time( $row['due'] ) : null,
			'created_at'  => (string) self::time( $row['created_at'] ),
			'sent_at'     => self::time( $row['sent_at'] ),
		);
	}

	public static function schema(): Record {
		/** @var array<string, Type> $members */
		$members = array(
			'id'          => ( new Whole( 1 ) )->describe( __( 'Number of the message', 'svc' ) ),
			'template_id' => ( new Whole( 1 ) )->nullable()->describe( __( 'ID of the template; null for the one that comes with the plugin', 'svc' ) ),
			'purpose'     => ( new Choice( array_column( Purpose::cases(), 'value' ) ) )->describe( __( 'What the e-mail is for', 'svc' ) ),
			'to'          => ( new Text( 254 ) )->describe( __( 'Address of the recipient', 'svc' ) ),
			'subject'     => ( new Text( 1000 ) )->describe( __( 'Subject', 'svc' ) ),
			'status'      => ( new Choice( MessageStatus::words() ) )->describe( __( 'How far it is', 'svc' ) ),
			'attempts'    => ( new Whole( 0 ) )->describe( __( 'How often it was tried', 'svc' ) ),
			'error'       => ( new Text( 1000 ) )->describe( __( 'Why the last attempt failed', 'svc' ) ),
			'next_try_at' => ( new Text( 20 ) )->nullable()->describe( __( 'When it is tried next', 'svc' ) ),
			'created_at'  => ( new Text( 20 ) )->describe( __( 'When it was queued', 'svc' ) ),
			'sent_at'     => ( new Text( 20 ) )->nullable()->describe( __( 'When it was accepted for sending', 'svc' ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}

	private static function time( ?string $seconds ): ?string {
		return null === $seconds ? null : gmdate( 'Y-m-d\TH:i:s\Z', (int) $seconds );
	}
}
