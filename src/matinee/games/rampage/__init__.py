"""Robot Rampage: Rise of the Appliances."""
