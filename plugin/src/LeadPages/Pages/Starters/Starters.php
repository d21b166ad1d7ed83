<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages\Starters;

use Closure;
use Svc\LeadPages\Fields\FieldKey;
use Svc\LeadPages\Fields\PageTemplate;

/** What pages begin with, by template. */
final class Starters {

	/** @param Closure(): bool $has_calculator Whether the mortgage calculator is on, so that pages have its blocks. */
	public function __construct( private readonly Closure $has_calculator ) {}

	public function of( PageTemplate $template ): Starter {
		return match ( $template ) {
			PageTemplate::LoanOfficer => $this->loan_officer(),
			PageTemplate::OpenHouse   => $this->open_house(),
			PageTemplate::HomeValue   => $this->home_value(),
			PageTemplate::RateQuote   => $this->rate_quote(),
			PageTemplate::EventSignUp => $this->event_sign_up(),
		};
	}

	/** @return list<array{name: string, title: string, description: string}> */
	public function listed(): array {
		return array_map(
			function ( PageTemplate $template ): array {
				$starter = $this->of( $template );
				return array(
					'name'        => $template->value,
					'title'       => $starter->title,
					'description' => $starter->description,
				);
			},
			PageTemplate::cases()
		);
	}

	private function loan_officer(): Starter {
		return new Starter(
			__( 'Loan officer', 'svc' ),
			__( 'Introduces a loan officer and asks what the visitor needs.', 'svc' ),
			Markup::all(
				Markup::heading( __( 'A home loan that fits your plans', 'svc' ), 1 ),
				Markup::paragraph( __( 'Buying your first home, moving up or refinancing: tell us a little about your plans, and we will show you what is possible.', 'svc' ) ),
				Markup::columns(
					Markup::all(
						Markup::person( 'owner' ),
						Markup::person( 'partner' ),
						Markup::heading( __( 'What you can expect', 'svc' ) ),
						Markup::items(
							__( 'A personal answer from a licensed loan officer', 'svc' ),
							__( 'Clear numbers: rate, monthly payment and closing costs', 'svc' ),
							__( 'No obligation, and no effect on your credit score for asking', 'svc' )
						)
					),
					Markup::form()
				),
				$this->calculator( 'svc/mortgage-calculator' ),
				Markup::disclosure()
			),
			Forms::of( __( 'Ask for a call', 'svc' ), Forms::field( FieldKey::Purpose ), Forms::field( FieldKey::Timeframe ), Forms::field( FieldKey::State ), Forms::field( FieldKey::Message ) ),
		);
	}

	private function open_house(): Starter {
		return new Starter(
			__( 'Open house', 'svc' ),
			__( 'For visitors of an open house, with a loan officer and a realtor partner.', 'svc' ),
			Markup::all(
				Markup::heading( __( 'Welcome to the open house', 'svc' ), 1 ),
				Markup::paragraph( __( 'Thank you for stopping by. Sign in here, and we will send you the details of the home and what it could cost a month.', 'svc' ) ),
				Markup::form(),
				Markup::heading( __( 'Your team for this home', 'svc' ) ),
				Markup::columns( Markup::person( 'partner' ), Markup::person( 'owner' ) ),
				$this->calculator( 'svc/mortgage-calculator' ),
				Markup::disclosure()
			),
			Forms::of( __( 'Sign in', 'svc' ), Forms::field( FieldKey::Timeframe ), Forms::field( FieldKey::Message ) ),
		);
	}

	private function home_value(): Starter {
		return new Starter(
			__( 'Home value', 'svc' ),
			__( 'For homeowners who want to know what their home is worth and what they could do with it.', 'svc' ),
			Markup::all(
				Markup::heading( __( 'What is your home worth today?', 'svc' ), 1 ),
				Markup::paragraph( __( 'Tell us where your home is. We will look at recent sales nearby and send you an estimate, with what your equity could do for you.', 'svc' ) ),
				Markup::columns(
					Markup::form(),
					Markup::all(
						Markup::heading( __( 'Why homeowners ask', 'svc' ) ),
						Markup::items(
							__( 'They think about selling, and want to know where to start', 'svc' ),
							__( 'They want to refinance, or to stop paying mortgage insurance', 'svc' ),
							__( 'They plan to use their equity for repairs or to pay off debt', 'svc' )
						),
						Markup::person( 'owner' ),
						Markup::person( 'partner' )
					)
				),
				Markup::paragraph( __( 'An estimate is not an appraisal. It does not take the place of one when you apply for a loan.', 'svc' ) ),
				Markup::disclosure()
			),
			Forms::of( __( 'Send me my estimate', 'svc' ), Forms::field( FieldKey::Address, true ), Forms::field( FieldKey::Zip, true ), Forms::field( FieldKey::Timeframe ) ),
		);
	}

	private function rate_quote(): Starter {
		return new Starter(
			__( 'Rate quote', 'svc' ),
			__( 'For visitors who compare rates and want a quote of their own.', 'svc' ),
			Markup::all(
				Markup::heading( __( 'Get your personal rate quote', 'svc' ), 1 ),
				Markup::paragraph( __( 'Rates depend on the home, the loan and your situation. Answer a few questions, and a loan officer will send you a quote you can compare.', 'svc' ) ),
				$this->calculator( 'svc/mortgage-rates' ),
				Markup::columns(
					Markup::form(),
					Markup::all(
						Markup::person( 'owner' ),
						Markup::person( 'partner' ),
						Markup::heading( __( 'How it works', 'svc' ) ),
						Markup::items(
							__( 'You tell us about the loan you have in mind', 'svc' ),
							__( 'We compare programs and send you the rate, the APR and the costs', 'svc' ),
							__( 'You decide, at your own pace', 'svc' )
						)
					)
				),
				Markup::disclosure()
			),
			Forms::of( __( 'Get my quote', 'svc' ), Forms::field( FieldKey::Purpose, true ), Forms::field( FieldKey::State, true ), Forms::number( 'x_home_price', __( 'Price or value of the home', 'svc' ) ), Forms::number( 'x_loan_amount', __( 'Loan amount', 'svc' ) ), Forms::field( FieldKey::Timeframe ) ),
		);
	}

	private function event_sign_up(): Starter {
		return new Starter(
			__( 'Event sign-up', 'svc' ),
			__( 'For a seminar or another event, with the number of guests.', 'svc' ),
			Markup::all(
				Markup::heading( __( 'Join our free home buyer seminar', 'svc' ), 1 ),
				Markup::paragraph( __( 'Write here when and where the event takes place, and who speaks.', 'svc' ) ),
				Markup::columns(
					Markup::all(
						Markup::heading( __( 'What you will learn', 'svc' ) ),
						Markup::items(
							__( 'How much home you can afford', 'svc' ),
							__( 'How to get ready for a loan, and which programs help with the down payment', 'svc' ),
							__( 'What happens from the offer to the closing', 'svc' )
						),
						Markup::person( 'owner' ),
						Markup::person( 'partner' )
					),
					Markup::form()
				),
				Markup::disclosure()
			),
			Forms::of( __( 'Save my seat', 'svc' ), Forms::number( 'x_guests', __( 'Number of guests', 'svc' ) ), Forms::field( FieldKey::Message ) ),
		);
	}

	/** A block of the mortgage calculator; empty where that component is off. */
	private function calculator( string $block ): string {
		return ( $this->has_calculator )() ? Markup::block( $block ) : '';
	}
}
