<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Messages;

use Svc\Kernel\Database\Database;
use Svc\LeadPages\Webhooks\DeliveryStore;
use Svc\LeadPages\Webhooks\WebhookStore;
use WP_Site;

/** What messages about leads listen to in WordPress. Their objects are made when a hook fires. */
final class Hooks {

	/** The daily job of the outbox: Pruning::HOOK, without loading the class. */
	private const DAILY = 'svc_prune_outbox';

	public function __construct( private readonly Database $database ) {}

	public function register(): void {
		// Run after those of the outbox, which bring the tables to this version first.
		add_action( self::DAILY, fn () => ( new MessageJob( $this->database ) )->run(), 20 );
		add_action( 'wp_uninitialize_site', fn ( WP_Site $site ) => $this->forget_site( $site->id ), 20 );
	}

	private function forget_site( int $site_id ): void {
		( new DeliveryStore( $this->database ) )->forget_site( $site_id );
		( new WebhookStore( $this->database ) )->forget_site( $site_id );
	}
}
